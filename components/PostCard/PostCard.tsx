import type { Href } from '#content/paths';
import { Badge } from '../Badge/Badge.tsx';
import { CardLink } from '../CardLink/CardLink.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { PostDate } from '../PostDate/PostDate.tsx';
import styles from './PostCard.module.scss';

interface PostCardProps {
  card: {
    title: string;
    excerpt: string;
    date: string;
    category: string;
    location: string;
    image: PictureData;
    path: Href;
  };
  readLabel: string;
  /** The level of its heading, one below that of the heading above it. */
  level: 2 | 3;
  /** Leads the list: its picture is larger and among the first things seen. */
  isLead?: boolean;
  /** Whether rows on desktops may have only two cards, or one. */
  isWide?: boolean;
}

/** An article in a list. */
export function PostCard({
  card,
  readLabel,
  level,
  isLead = false,
  isWide = false,
}: PostCardProps) {
  const Heading = `h${level}` as const;
  const usual = isWide ? 39 : 25;
  return (
    <article className={styles.card}>
      <div className={styles.view}>
        <Picture
          picture={card.image}
          places={[`(width >= 67.5em) ${isLead ? 42 : usual}rem`, '(width >= 40em) 46vw', '92vw']}
          className={styles.image}
          priority={isLead}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge look="solid">{card.category}</Badge> <Badge look="plain">{card.location}</Badge>
        </p>
        <Heading className={styles.title}>{card.title}</Heading>
        <PostDate date={card.date} className={styles.date} />
        <p className={styles.excerpt}>{card.excerpt}</p>
        <CardLink to={card.path} label={readLabel} about={card.title} />
      </div>
    </article>
  );
}
