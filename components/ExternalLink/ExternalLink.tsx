import type { ReactNode } from 'react';
import styles from './ExternalLink.module.scss';

interface ExternalLinkProps {
  url: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another site, in a new tab, which it says to screen readers. */
export function ExternalLink({ url, className, children }: ExternalLinkProps) {
  return (
    <a href={url} className={className} target="_blank" rel="noopener">
      {children}
      <span className={styles.note}> (opens in a new tab)</span>
    </a>
  );
}
