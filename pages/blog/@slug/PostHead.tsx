import { Badge } from '../../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import type { Crumb } from '../../../components/PageContext/head.ts';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { PostDate } from '../../../components/PostDate/PostDate.tsx';
import { completed } from '../../../scripts/content/model/completed.ts';
import type { PostData } from './+data.ts';
import styles from './PostHead.module.scss';

interface PostHeadProps {
  post: PostData['post'];
  crumbs: readonly Crumb[];
  /** How long the text takes to read. */
  minutes: number;
}

export function PostHead({ post, crumbs, minutes }: PostHeadProps) {
  const { article } = useInterface();
  return (
    <>
      <PageHead
        heading={post.title}
        above={
          <>
            <Breadcrumbs crumbs={crumbs} />
            <p className={styles.badges}>
              <Badge look="solid">{post.category}</Badge>{' '}
              <Badge look="plain">{post.location}</Badge>
            </p>
          </>
        }
      >
        <p className={styles.date}>
          <PostDate date={post.date} />
          <span>{completed(article.readingTime, { minutes })}</span>
        </p>
      </PageHead>
      <div className={styles.view}>
        <Picture
          picture={post.image}
          sizes="(width >= 67.5em) 72rem, 100vw"
          className={styles.image}
          priority
        />
      </div>
    </>
  );
}
