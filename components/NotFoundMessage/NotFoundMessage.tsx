import type { NotFound } from '#content/notFound';
import type { Href } from '#content/paths';
import { ButtonLink, ButtonRow } from '../Button/Button.tsx';
import { CallButton } from '../Button/CallButton.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { contentHref, href } from '../url/href.ts';
import styles from './NotFoundMessage.module.scss';

interface NotFoundMessageProps {
  kind: 'page' | 'post';
  message: NotFound['page'];
  likely: NotFound['likely'];
  /** The page that the message links to. */
  to: Href;
  hidden?: boolean;
}

/** What visitors see at a path that does not exist. */
export function NotFoundMessage({ kind, message, likely, to, hidden }: NotFoundMessageProps) {
  const { site } = usePageContext();
  return (
    <section className={styles.message} data-not-found={kind} data-ground="ink" hidden={hidden}>
      <h1>{message.heading}</h1>
      <p className={styles.text}>{message.text}</p>
      <ButtonRow>
        <CallButton phone={site.phone.display} label={site.phone.callLabel} />
        <ButtonLink to={href(to)} look="outline">
          {message.linkLabel}
        </ButtonLink>
      </ButtonRow>
      {likely && (
        <div className={styles.likely}>
          <p className={styles.heading}>{likely.heading}</p>
          <ul className={styles.links}>
            {likely.links.map((link) => (
              <li key={link.href}>
                <a href={contentHref(link.href)} className={styles.link}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
