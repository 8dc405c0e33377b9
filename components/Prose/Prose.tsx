import blocks from './Blocks.module.scss';
import styles from './Prose.module.scss';

/** The look of running text and its blocks. */
export const proseClass = `${styles.prose} ${blocks.blocks}`;

/**
 * A Markdown body.
 * @param props.html sanitized by the content compiler; nothing else is allowed here
 */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content compiler has sanitized it.
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: html }} />;
}
