import { Icon } from '../Icon/Icon.tsx';
import styles from './PhoneIcon.module.scss';

/** The receiver before a number that can be dialled. */
export const PhoneIcon = () => <Icon name="phone" className={styles.icon} />;
