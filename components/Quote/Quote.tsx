import styles from './Quote.module.scss';
import { QuotedText } from './QuotedText.tsx';

export interface QuoteProps {
  review: { name: string; location: string; text: string };
}

/** What a customer said, and who that is. */
export function Quote({ review: { name, location, text } }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <QuotedText text={text} className={styles.text} />
      <figcaption className={styles.person}>
        {name}, {location}
      </figcaption>
    </figure>
  );
}
