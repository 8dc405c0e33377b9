import type { Href } from '#content/paths';
import type { ServicePage } from '#content/servicePage';
import { completed } from '../../scripts/content/model/published.ts';
import { LinkRow, LinkRowsHeading } from '../LinkRow/LinkRow.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Quote, type QuoteProps } from '../Quote/Quote.tsx';
import { Section } from '../Section/Section.tsx';
import { href } from '../url/href.ts';
import styles from './Evidence.module.scss';

interface EvidenceLink {
  label: string;
  path: Href;
}

export interface EvidenceProps {
  words: NonNullable<ServicePage['evidence']>;
  /** The city or the service, for the heading. */
  subject: { city: string } | { service: string };
  projects: readonly {
    slug: string;
    title: string;
    description: string;
    image: PictureData;
    place: EvidenceLink | undefined;
  }[];
  reviews: readonly (QuoteProps['review'] & { slug: string })[];
  articles: readonly EvidenceLink[];
  services: readonly EvidenceLink[];
}

/** What the site has to show for a place or a service. */
export function Evidence(props: EvidenceProps) {
  const { words, subject, projects, reviews, articles, services } = props;
  return (
    <Section ground="stone" labelledBy="evidence-heading">
      <h2 id="evidence-heading" className={styles.heading}>
        {completed(words.heading, { ...subject })}
      </h2>
      {projects.length > 0 && (
        <>
          <ul className={styles.projects}>
            {projects.map(({ slug, title, description, image, place }) => (
              <li key={slug}>
                <Picture
                  picture={image}
                  places={[
                    `(width >= 67.5em) ${projects.length < 3 ? '35' : '23'}rem`,
                    '(width >= 40em) 46vw',
                    '92vw',
                  ]}
                  className={styles.image}
                />
                <div>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{description}</p>
                  {place && (
                    <a href={href(place.path)} className={styles.link}>
                      {place.label}
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <a href={href('/gallery')} className={styles.more}>
            {words.galleryLabel}
          </a>
        </>
      )}
      {reviews.length > 0 && (
        <>
          <div className={styles.reviews}>
            {reviews.map((review) => (
              <Quote key={review.slug} review={review} />
            ))}
          </div>
          <a href={href('/reviews')} className={styles.more}>
            {words.reviewsLabel}
          </a>
        </>
      )}
      {services.length + articles.length > 0 && (
        <div className={styles.lists}>
          <EvidenceLinks heading={words.servicesHeading} links={services} />
          <EvidenceLinks heading={words.articlesHeading} links={articles} />
        </div>
      )}
    </Section>
  );
}

interface EvidenceLinksProps {
  heading: string | undefined;
  links: readonly EvidenceLink[];
}

/** Links under a heading; nothing if there are none. */
function EvidenceLinks({ heading, links }: EvidenceLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      {heading && <LinkRowsHeading level="h3">{heading}</LinkRowsHeading>}
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <LinkRow href={href(path)}>{label}</LinkRow>
          </li>
        ))}
      </ul>
    </div>
  );
}
