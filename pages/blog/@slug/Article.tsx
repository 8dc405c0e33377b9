import { Badge } from '../../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { LinkRow } from '../../../components/LinkRow/LinkRow.tsx';
import type { Crumb } from '../../../components/PageContext/head.ts';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { PostDate } from '../../../components/PostDate/PostDate.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import type { PostData } from './+data.ts';
import styles from './Article.module.scss';

interface ArticleProps extends Pick<PostData, 'body' | 'post' | 'readingTime'> {
  crumbs: readonly Crumb[];
}

/** The article: its head, its picture and its text. */
export function Article({ body, post, readingTime, crumbs }: ArticleProps) {
  return (
    <article>
      <PostHead post={post} crumbs={crumbs} readingTime={readingTime} />
      <ArticleText body={body} />
    </article>
  );
}

function PostHead({ post, crumbs, readingTime }: Omit<ArticleProps, 'body'>) {
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

/** An article with fewer headings needs no table of contents. */
const fewest = 3;

/** The article’s text, below its picture, with a table of contents beside it if there is room. */
function ArticleText({ body: { html, outline } }: Pick<ArticleProps, 'body'>) {
  const { article } = useInterface();
  return (
    <div className={styles.text}>
      {outline.length >= fewest && (
        <nav className={styles.contents} aria-labelledby="article-contents">
          <p id="article-contents" className={styles.heading}>
            {article.contents}
          </p>
          <ol>
            {outline.map(({ id, text }) => (
              <li key={id}>
                <LinkRow href={`#${id}`}>{text}</LinkRow>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Prose html={html} />
    </div>
  );
}
