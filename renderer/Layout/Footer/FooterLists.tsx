import type { Navigation } from '#content/navigation';
import { useInterface } from '../../../components/PageContext/PageContext.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './Footer.module.scss';

interface FooterListsProps {
  lists: Navigation['footer'];
  currentPath: string;
}

export function FooterLists({ lists, currentPath }: FooterListsProps) {
  const { layout } = useInterface();
  if (lists.length === 0) return null;
  return (
    <nav className={styles.lists} aria-label={layout.footer}>
      {lists.map(({ label, links }) => (
        <div key={label}>
          <h2 className={styles.heading}>{label}</h2>
          <LinkList links={links} currentPath={currentPath} linkClassName={styles.link} />
        </div>
      ))}
    </nav>
  );
}
