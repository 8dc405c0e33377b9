import blocks from './Blocks.module.scss';
import styles from './Prose.module.scss';

/**
 * A Markdown body.
 * @param props.html sanitised by the content compiler; nothing else may come in here
 */
export function Prose({ html }: { html: string }) {
  const className = `${styles.prose} ${blocks.blocks}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content compiler has sanitised it.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
