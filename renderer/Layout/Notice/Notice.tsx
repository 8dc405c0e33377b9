import type { Site } from '#content/site';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { contentHref } from '../../../components/url/href.ts';
import styles from './Notice.module.scss';

/** A bar above the header; its button appears with the script. */
export function Notice({ notice }: { notice: NonNullable<Site['notice']> }) {
  const { kind, text, link, linkLabel } = notice;
  const words = useInterface().notice;
  return (
    <section
      className={`${styles.notice} ${styles[kind]}`}
      aria-label={words.name}
      data-notice={text}
      data-ground="ink"
    >
      <p>
        <span>{text}</span> {link && <a href={contentHref(link)}>{linkLabel}</a>}
      </p>
      <button type="button" className={styles.close} aria-label={words.close}>
        <Icon name="close" className={styles.icon} />
      </button>
    </section>
  );
}
