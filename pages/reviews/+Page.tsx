import type { Reviews } from '#content/reviews';
import { buttonClass } from '../../components/Button/Button.tsx';
import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import rows from '../../components/CardRows/CardRows.module.scss';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import {
  useData,
  useInterface,
  usePageContext,
} from '../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { tileAnchor } from '../../components/ProjectGrid/ProjectTile.tsx';
import { QuotedText } from '../../components/Quote/QuotedText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { StarRating } from '../../components/StarRating/StarRating.tsx';
import { href } from '../../components/url/href.ts';
import type { data, Review } from './+data.ts';
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

function ReviewCard({ review }: { review: Review }) {
  const { name, location, rating, text, work } = review;
  const { testimonials } = useInterface();
  return (
    <figure className={styles.card}>
      {work.image && (
        <Picture
          picture={work.image}
          places={['(width >= 67.5em) 23rem', '(width >= 40em) 46vw', '92vw']}
          className={styles.image}
        />
      )}
      <StarRating rating={rating} words={testimonials.stars} />
      <QuotedText text={text} />
      {(work.services.length > 0 || work.project) && (
        <ul className={styles.work}>
          {work.services.map(({ label, path }) => (
            <li key={path}>
              <a href={href(path)}>{label}</a>
            </li>
          ))}
          {work.project && (
            <li>
              <a href={href(`/gallery#${tileAnchor(work.project.slug)}`)}>{work.project.title}</a>
            </li>
          )}
        </ul>
      )}
      <figcaption className={styles.author}>
        <span className={styles.avatar} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.location}>
            {work.place ? <a href={href(work.place)}>{location}</a> : location}
          </span>
        </span>
      </figcaption>
    </figure>
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
