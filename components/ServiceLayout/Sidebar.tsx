import type { ServicePage } from '#content/servicePage';
import { useInterface } from '../PageContext/PageContext.tsx';
import styles from './Sidebar.module.scss';
import { SidebarContact } from './SidebarContact.tsx';
import { type ServiceLink, SidebarLinks } from './SidebarLinks.tsx';

interface SidebarProps {
  words: ServicePage;
  services: readonly ServiceLink[];
  restorations: readonly ServiceLink[];
}

/** The column beside the text: the other services and the phone. */
export function Sidebar({ words, services, restorations }: SidebarProps) {
  const { layout } = useInterface();
  const { sidebar, inspectionLabel } = words;
  return (
    <aside className={styles.sidebar} aria-label={layout.sidebar}>
      <SidebarLinks heading={sidebar.servicesHeading} links={services} />
      <SidebarLinks heading={sidebar.restorationHeading} links={restorations} />
      <SidebarContact words={sidebar} bookLabel={inspectionLabel} />
    </aside>
  );
}
