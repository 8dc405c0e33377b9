import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import rows from '../../components/CardRows/CardRows.module.scss';
import { useData } from '../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { data } from './+data.ts';
import { Elsewhere } from './Elsewhere.tsx';
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
