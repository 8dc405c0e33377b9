import type { Href } from '#content/paths';
import type { ServicePage } from '#content/servicePage';
import { ButtonLink } from '../Button/Button.tsx';
import { LinkRow, LinkRowsHeading } from '../LinkRow/LinkRow.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { ariaCurrent, href, toEstimate } from '../url/href.ts';
import styles from './ServiceLayout.module.scss';

export interface ServiceLink {
  name: string;
  path: Href;
}

interface SidebarLinksProps {
  heading: string;
  links: readonly ServiceLink[];
}

/** A list of similar pages, with the current page marked; nothing if there are none. */
export function SidebarLinks({ heading, links }: SidebarLinksProps) {
  const { urlPathname } = usePageContext();
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading}>
      <LinkRowsHeading level="h2">{heading}</LinkRowsHeading>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <LinkRow href={href(path)} aria-current={ariaCurrent(path, urlPathname)}>
              {name}
            </LinkRow>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SidebarContactProps {
  words: Pick<ServicePage['sidebar'], 'contactHeading' | 'hours'>;
  /** The words of the button that leads to the form. */
  bookLabel: string;
}

/** The number and a link to the form, which stay in view beside a long text. */
export function SidebarContact({ words, bookLabel }: SidebarContactProps) {
  const { site } = usePageContext();
  return (
    <div className={styles.contact} data-ground="ink">
      <h2 className={styles.contactHeading}>{words.contactHeading}</h2>
      <PhoneLink phone={site.phone.display} className={styles.phone} />
      <p>{words.hours}</p>
      <ButtonLink to={toEstimate} look="outline">
        {bookLabel}
      </ButtonLink>
    </div>
  );
}
