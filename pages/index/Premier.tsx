import type { Home } from '#content/home';
import { ButtonLink, ButtonRow, CallButton } from '../../components/Button/Button.tsx';
import { usePageContext } from '../../components/PageContext/PageContext.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { toEstimate } from '../../components/url/href.ts';
import styles from './Premier.module.scss';

export function Premier({ premier }: { premier: Home['premier'] }) {
  const { site } = usePageContext();
  return (
    <Section ground="ink" labelledBy="premier-heading">
      <div className={styles.columns}>
        <h2 id="premier-heading" className={styles.heading}>
          {premier.heading}
        </h2>
        <div className={styles.words}>
          <p className={styles.text}>{premier.text}</p>
          <ButtonRow>
            <CallButton phone={site.phone.display} label={site.phone.callLabel} />
            <ButtonLink to={toEstimate} look="outline">
              {premier.inspectionLabel}
            </ButtonLink>
          </ButtonRow>
        </div>
        {premier.image && (
          <div className={styles.view}>
            <Picture
              picture={premier.image}
              places={['(width >= 67.5em) 30rem', '(width >= 52.125em) 40vw', '8rem']}
              className={styles.image}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
