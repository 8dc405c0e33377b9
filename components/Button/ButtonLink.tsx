import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './Button.tsx';

interface ButtonLinkProps {
  /** A complete address: from `href()`, `toEstimate` and the like. */
  to: string;
  look?: ButtonLook;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, look, children }: ButtonLinkProps) {
  return (
    <a href={to} className={buttonClass(look)}>
      {children}
    </a>
  );
}
