import styles from './Quote.module.scss';

interface QuotedTextProps {
  /** Each line is a paragraph. */
  text: string;
  className?: string | undefined;
}

/** What someone said, in as many paragraphs as it was written in. */
export function QuotedText({ text, className = '' }: QuotedTextProps) {
  const paragraphs = text.split('\n').filter((words) => words.trim());
  return (
    <blockquote className={`${styles.paragraphs} ${className}`.trimEnd()}>
      {paragraphs.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and two may be the same
        <p key={index}>{words}</p>
      ))}
    </blockquote>
  );
}
