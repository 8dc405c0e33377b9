import type { NotFound } from '#content/notFound';
import type { Href } from '#content/paths';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { href } from '../url/href.ts';
import styles from './NotFoundMessage.module.scss';

interface NotFoundMessageProps {
  kind: 'page' | 'post';
  message: NotFound['page'];
  /** The way back. */
  to: Href;
  hidden?: boolean;
}

/** What visitors see at a path that does not exist. */
export function NotFoundMessage({ kind, message, to, hidden }: NotFoundMessageProps) {
  return (
    <section className={styles.message} data-not-found={kind} data-ground="ink" hidden={hidden}>
      <h1>{message.heading}</h1>
      <p className={styles.text}>{message.text}</p>
      <ButtonLink to={href(to)}>{message.linkLabel}</ButtonLink>
    </section>
  );
}
