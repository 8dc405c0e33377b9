import type { ReactNode } from 'react';
import type { About } from '#content/about';
import { ButtonLink, ButtonRow, CallButton } from '../Button/Button.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { Section } from '../Section/Section.tsx';
import { href } from '../url/href.ts';
import styles from './CallPanel.module.scss';

/** Invites visitors to call or write; for pages without the estimate form. */
export function CallPanel({ call }: { call: About['call'] }) {
  const { site } = usePageContext();
  return (
    <CallBand heading={call.heading} text={call.text}>
      <ButtonRow>
        <CallButton phone={site.phone.display} label={call.callLabel} />
        <ButtonLink to={href('/contact')} look="outline">
          {call.contactLabel}
        </ButtonLink>
      </ButtonRow>
    </CallBand>
  );
}

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
