import { LinkRow } from '../../../components/LinkRow/LinkRow.tsx';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import type { PostData } from './+data.ts';
import styles from './Article.module.scss';

/** An article with fewer headings needs no table of contents. */
const fewest = 3;

/** The article’s text, below its picture, with a table of contents beside it if there is room. */
export function Article({ body: { html, outline } }: Pick<PostData, 'body'>) {
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
