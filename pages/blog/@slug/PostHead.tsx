import { Badge } from '../../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import type { Crumb } from '../../../components/PageContext/head.ts';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { PostDate } from '../../../components/PostDate/PostDate.tsx';
import type { PostData } from './+data.ts';
import styles from './PostHead.module.scss';

interface PostHeadProps {
  post: PostData['post'];
  crumbs: readonly Crumb[];
  /** How long the text takes to read, in words. */
  readingTime: string;
}

export function PostHead({ post, crumbs, readingTime }: PostHeadProps) {
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
          <span>{readingTime}</span>
        </p>
      </PageHead>
      <div className={styles.view}>
        <Picture
          picture={post.image}
          places={['(width >= 67.5em) 72rem', '100vw']}
          className={styles.image}
          priority
        />
      </div>
    </>
  );
}
