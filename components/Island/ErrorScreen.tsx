import styles from './ErrorScreen.module.scss';

/** Shown in place of a part of the page that failed. */
export function ErrorScreen({ heading, error }: { heading: string; error: Error }) {
  return (
    <div role="alert" className={styles.screen}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.message}>{error.message}</p>
    </div>
  );
}
