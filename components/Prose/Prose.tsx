import styles from './Prose.module.scss';

/**
 * A Markdown body.
 * @param props.html sanitised by the content compiler; nothing else may come in here
 */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content compiler has sanitised it.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
