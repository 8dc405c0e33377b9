import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import styles from './DesktopMenu.module.scss';
import { MenuItem } from './MenuItem.tsx';

/** Links and groups in a row; opening a group closes the other one. */
export function DesktopMenu() {
  const { navigation, interfaceWords } = usePageContext();
  return (
    <nav className={styles.menu} aria-label={interfaceWords.layout.mainMenu} data-menu="desktop">
      <ul className={styles.items}>
        {navigation.header.map((item) => (
          <MenuItem key={item.label} item={item} name="desktop-menu" styles={styles} />
        ))}
      </ul>
    </nav>
  );
}
