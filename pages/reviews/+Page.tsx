import type { Reviews } from '#content/reviews';
import { buttonClass } from '../../components/Button/Button.tsx';
import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import rows from '../../components/CardRows/CardRows.module.scss';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { useData, usePageContext } from '../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { data } from './+data.ts';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './Reviews.module.scss';

export function Page() {
  const { reviews, testimonials } = useData<typeof data>();
  return (
    <>
      <PageHead heading={reviews.heading} intro={reviews.intro} />
      <Section ground="paper">
        <div className={`${rows.rows} ${styles.grid}`}>
          {testimonials.map((review) => (
            <ReviewCard key={review.slug} review={review} />
          ))}
          <Elsewhere elsewhere={reviews.elsewhere} />
        </div>
      </Section>
      {reviews.call && <CallPanel call={reviews.call} />}
    </>
  );
}

/** Links to the reviews on other sites; it takes the grid's last place. */
function Elsewhere({ elsewhere }: { elsewhere: Reviews['elsewhere'] }) {
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
