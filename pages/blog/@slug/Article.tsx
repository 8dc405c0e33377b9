import { Prose } from '../../../components/Prose/Prose.tsx';
import styles from './Article.module.scss';

/** The article’s text, below its picture. */
export function Article({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <Prose html={html} />
    </div>
  );
}
