import type { About } from '#content/about';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { ButtonRow } from '../Button/ButtonRow.tsx';
import { CallButton } from '../Button/CallButton.tsx';
import { usePageContext } from '../PageContext/useData.ts';
import { Section } from '../Section/Section.tsx';
import { href } from '../url/href.ts';
import styles from './CallPanel.module.scss';

/** The dark band that invites to call or to write. */
export function CallPanel({ call }: { call: About['call'] }) {
  const { site } = usePageContext();
  return (
    <Section ground="ink" labelledBy="call-heading">
      <div className={styles.panel}>
        <h2 id="call-heading" className={styles.heading}>
          {call.heading}
        </h2>
        <div>
          <p className={styles.text}>{call.text}</p>
          <ButtonRow>
            <CallButton phone={site.phone.display} label={call.callLabel} />
            <ButtonLink to={href('/contact')} look="outline">
              {call.contactLabel}
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </Section>
  );
}
