import type { ReactNode } from 'react';
import styles from './WithoutScript.module.scss';

interface WithoutScriptProps {
  /** How the note looks in its form. */
  className: string | undefined;
  children: ReactNode;
}

/** Says what to do where nothing can send the form: script is off, or did not arrive. */
export function WithoutScript({ className, children }: WithoutScriptProps) {
  return (
    <>
      <noscript>
        <p className={className}>{children}</p>
      </noscript>
      <p className={`${className} ${styles.unsent}`}>{children}</p>
    </>
  );
}
