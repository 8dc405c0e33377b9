import styles from './PreviewRibbon.module.scss';

/** Says of a site with samples what it is, above each page. */
export function PreviewRibbon({ words }: { words: string }) {
  return (
    <div className={styles.ribbon}>
      <p className={styles.words}>{words}</p>
    </div>
  );
}
