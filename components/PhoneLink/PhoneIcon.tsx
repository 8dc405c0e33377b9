import { Icon } from '../Icon/Icon.tsx';
import styles from './PhoneIcon.module.scss';

/** The receiver icon before a number that can be dialed. */
export const PhoneIcon = () => <Icon name="phone" className={styles.icon} />;
