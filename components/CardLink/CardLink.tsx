import type { Href } from '#content/paths';
import hidden from '../Hidden/Hidden.module.scss';
import { Icon } from '../Icon/Icon.tsx';
import { href } from '../url/href.ts';
import styles from './CardLink.module.scss';

interface CardLinkProps {
  to: Href;
  /** The same on every card of the list. */
  label: string;
  /**
   * What this card is about, so that links that look alike sound different. In text rather than in
   * `aria-label`, because search engines read link text, too.
   */
  about: string;
}

/** The link of a card, which makes the whole card clickable; the card needs `@include card`. */
export function CardLink({ to, label, about }: CardLinkProps) {
  return (
    <a href={href(to)} className={styles.link}>
      {label}
      <span className={hidden.visually}> – {about}</span>
      <Icon name="arrow" className={styles.arrow} />
    </a>
  );
}
