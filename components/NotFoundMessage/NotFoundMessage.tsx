import type { NotFound } from '#content/notFound';
import type { Href } from '#content/paths';
import { ButtonLink, ButtonRow, CallButton } from '../Button/Button.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { contentHref, href } from '../url/href.ts';
import styles from './NotFoundMessage.module.scss';

interface NotFoundMessageProps {
  kind: keyof typeof ways;
  notFound: NotFound;
  hidden?: boolean;
}

/** The page that each message links to. */
const ways = { page: '/', post: '/blog' } as const satisfies Record<string, Href>;

/** What visitors see at a path that does not exist. */
export function NotFoundMessage({ kind, notFound, hidden }: NotFoundMessageProps) {
  const { site } = usePageContext();
  const { [kind]: message, likely } = notFound;
  return (
    <section className={styles.message} data-not-found={kind} data-ground="ink" hidden={hidden}>
      <h1>{message.heading}</h1>
      <p className={styles.text}>{message.text}</p>
      <ButtonRow>
        <CallButton phone={site.phone.display} label={site.phone.callLabel} />
        <ButtonLink to={href(ways[kind])} look="outline">
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
