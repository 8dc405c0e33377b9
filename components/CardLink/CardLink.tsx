import type { Href } from '#content/paths';
import { Icon } from '../Icon/Icon.tsx';
import { href } from '../url/href.ts';
import styles from './CardLink.module.scss';

interface CardLinkProps {
  to: Href;
  /** What every card of the list says. */
  label: string;
  /**
   * What this card is about: links that read alike must not sound alike. Said in text rather than in
   * `aria-label`, as search engines read the words of a link, too.
   */
  about: string;
}

/** The link of a card, whose whole area is its target; the card takes `@include card`. */
export function CardLink({ to, label, about }: CardLinkProps) {
  return (
    <a href={href(to)} className={styles.link}>
      {label}
      <span className={styles.about}> – {about}</span>
      <Icon name="arrow" className={styles.arrow} />
    </a>
  );
}
