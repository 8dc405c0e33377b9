import type { ServicePage } from '#content/servicePage';
import { ButtonLink } from '../Button/Button.tsx';
import { usePageContext } from '../PageContext/PageContext.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import { toEstimate } from '../url/href.ts';
import styles from './SidebarContact.module.scss';

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
      <h2 className={styles.heading}>{words.contactHeading}</h2>
      <PhoneLink phone={site.phone.display} className={styles.phone} />
      <p>{words.hours}</p>
      <ButtonLink to={toEstimate} look="outline">
        {bookLabel}
      </ButtonLink>
    </div>
  );
}
