import type { Home } from '#content/home';
import { Section } from '../../components/Section/Section.tsx';
import { contentHref } from '../../components/url/href.ts';
import styles from './More.module.scss';

/** Links to other pages, for visitors who have not followed any before. */
export function More({ more }: { more: NonNullable<Home['more']> }) {
  return (
    <Section ground="paper" labelledBy="more-heading">
      <h2 id="more-heading">{more.heading}</h2>
      <ul className={styles.links}>
        {more.links.map(({ label, href, text }) => (
          <li key={href} className={styles.item}>
            <a href={contentHref(href)} className={styles.link}>
              {label}
            </a>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
