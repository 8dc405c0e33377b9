import type { ServicePage } from '#content/servicePage';
import { useInterface, usePageContext } from '../PageContext/PageContext.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './Sidebar.module.scss';
import { type ServiceLink, SidebarLinks } from './SidebarLinks.tsx';

interface SidebarProps {
  sidebar: ServicePage['sidebar'];
  services: readonly ServiceLink[];
  restorations: readonly ServiceLink[];
}

/** The column beside the text: the other services and the phone. */
export function Sidebar({ sidebar, services, restorations }: SidebarProps) {
  const { site } = usePageContext();
  const { layout } = useInterface();
  return (
    <aside className={styles.sidebar} aria-label={layout.sidebar}>
      <SidebarLinks heading={sidebar.servicesHeading} links={services} />
      <SidebarLinks heading={sidebar.restorationHeading} links={restorations} />
      <div className={styles.contact} data-ground="ink">
        <h2 className={styles.contactHeading}>{sidebar.contactHeading}</h2>
        <PhoneLink phone={site.phone.display} className={styles.phone} />
        <p>{sidebar.hours}</p>
      </div>
    </aside>
  );
}
