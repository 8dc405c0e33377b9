import type { Reviews } from '#content/reviews';
import { buttonClass } from '../../components/Button/Button.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { usePageContext } from '../../components/PageContext/PageContext.tsx';
import styles from './Reviews.module.scss';

/** Links to the reviews on other sites; it takes the grid's last place. */
export function Elsewhere({ elsewhere }: { elsewhere: Reviews['elsewhere'] }) {
  const { searchReviews, socialReviews } = usePageContext().site.links;
  return (
    <section className={styles.elsewhere} aria-labelledby="elsewhere-heading" data-ground="ink">
      <h2 id="elsewhere-heading" className={styles.heading}>
        {elsewhere.heading}
      </h2>
      <p className={styles.invitation}>{elsewhere.text}</p>
      <div className={styles.links}>
        <ExternalLink url={searchReviews.url} className={buttonClass('outline')}>
          {searchReviews.label}
        </ExternalLink>
        <ExternalLink url={socialReviews.url} className={buttonClass('outline')}>
          {socialReviews.label}
        </ExternalLink>
      </div>
    </section>
  );
}
