import type { Href } from '#content/paths';
import { LinkRow } from '../LinkRow/LinkRow.tsx';
import { href } from '../url/href.ts';
import styles from './Evidence.module.scss';

export interface EvidenceLink {
  label: string;
  path: Href;
}

interface EvidenceLinksProps {
  heading: string | undefined;
  links: readonly EvidenceLink[];
}

/** Links under a heading; nothing if there are none. */
export function EvidenceLinks({ heading, links }: EvidenceLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      {heading && <h3 className={styles.listHeading}>{heading}</h3>}
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <LinkRow href={href(path)}>{label}</LinkRow>
          </li>
        ))}
      </ul>
    </div>
  );
}
