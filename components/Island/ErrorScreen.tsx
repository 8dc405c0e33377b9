import styles from './ErrorScreen.module.scss';

/** What stands in the place of a part of the page that failed. */
export function ErrorScreen({ error }: { error: Error }) {
  return (
    <div role="alert" className={styles.screen}>
      <h2 className={styles.heading}>Unexpected Application Error!</h2>
      <p className={styles.message}>{error.message}</p>
    </div>
  );
}
