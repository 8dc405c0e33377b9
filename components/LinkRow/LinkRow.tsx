import type { AnchorHTMLAttributes } from 'react';
import styles from './LinkRow.module.scss';

type LinkRowProps = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-current' | 'children' | 'href'
>;

/** A link as wide as its list, above a line; that of the current page is marked. */
export const LinkRow = (props: LinkRowProps) => <a {...props} className={styles.link} />;
