import type { Blog } from '#content/blog';
import { Button } from '../../../components/Button/Button.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './Newsletter.module.scss';

/**
 * The newsletter form. `method="dialog"` lets the browser check the address and send nothing;
 * the note before the button says so, and once more after it is pressed.
 */
export function Newsletter({ newsletter }: { newsletter: Blog['newsletter'] }) {
  const { heading, intro, emailLabel, buttonLabel, privacy, afterwards } = newsletter;
  return (
    <Section ground="stone" labelledBy="newsletter-heading">
      <div className={styles.columns}>
        <div>
          <h2 id="newsletter-heading">{heading}</h2>
          <p className={styles.intro}>{intro}</p>
        </div>
        <form method="dialog" data-newsletter>
          <label htmlFor="newsletter-email" className={styles.label}>
            {emailLabel}
          </label>
          <div className={styles.row}>
            <input
              id="newsletter-email"
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              aria-describedby="newsletter-privacy"
              className={styles.email}
              required
            />
            <Button>{buttonLabel}</Button>
          </div>
          <p id="newsletter-privacy" className={styles.privacy}>
            {privacy}
          </p>
          <p role="status" className={styles.afterwards}>
            <span hidden>{afterwards}</span>
          </p>
        </form>
      </div>
    </Section>
  );
}
