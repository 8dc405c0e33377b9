import type { ReactNode } from 'react';
import { useInterface } from '../PageContext/PageContext.tsx';
import styles from './ExternalLink.module.scss';

interface ExternalLinkProps {
  url: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site in a new tab, which it tells screen readers. */
export function ExternalLink({ url, className, children }: ExternalLinkProps) {
  const { layout } = useInterface();
  return (
    <a href={url} className={className} target="_blank" rel="noopener">
      {children}
      <span className={styles.note}> {layout.newTab}</span>
    </a>
  );
}
