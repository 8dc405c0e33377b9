import styles from './SkipLink.module.scss';

/** The first stop of the Tab key: past the menu, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      Skip to content
    </a>
  );
}
