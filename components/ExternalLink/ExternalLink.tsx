import type { ReactNode } from 'react';
import hidden from '../Hidden/Hidden.module.scss';
import { useInterface } from '../PageContext/PageContext.tsx';

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
      <span className={hidden.visually}> {layout.newTab}</span>
    </a>
  );
}
