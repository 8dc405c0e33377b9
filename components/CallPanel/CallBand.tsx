import type { ReactNode } from 'react';
import { Section } from '../Section/Section.tsx';
import styles from './CallBand.module.scss';

interface CallBandProps {
  heading: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** The dark band toward the end of a page that asks for the next step. */
export function CallBand({ heading, text, children }: CallBandProps) {
  return (
    <Section ground="ink" labelledBy="call-heading">
      <div className={styles.columns}>
        <h2 id="call-heading" className={styles.heading}>
          {heading}
        </h2>
        <div>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </div>
    </Section>
  );
}
