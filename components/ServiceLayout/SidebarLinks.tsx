import type { Href } from '#content/paths';
import { LinkRow } from '../LinkRow/LinkRow.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { ariaCurrent } from '../url/ariaCurrent.ts';
import { href } from '../url/href.ts';
import styles from './SidebarLinks.module.scss';

export interface ServiceLink {
  name: string;
  path: Href;
}

interface SidebarLinksProps {
  heading: string;
  links: readonly ServiceLink[];
}

/** A list of similar pages, with the current page marked; nothing if there are none. */
export function SidebarLinks({ heading, links }: SidebarLinksProps) {
  const { urlPathname } = usePageContext();
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <LinkRow href={href(path)} aria-current={ariaCurrent(path, urlPathname)}>
              {name}
            </LinkRow>
          </li>
        ))}
      </ul>
    </nav>
  );
}
