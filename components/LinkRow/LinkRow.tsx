import type { AnchorHTMLAttributes, ReactNode } from 'react';
import styles from './LinkRow.module.scss';

type LinkRowProps = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-current' | 'children' | 'href'
>;

/** A link as wide as its list, above a line; that of the current page is marked. */
export const LinkRow = (props: LinkRowProps) => <a {...props} className={styles.link} />;

interface LinkRowsHeadingProps {
  level: 'h2' | 'h3';
  children: ReactNode;
}

/** The heading of a list of such links. */
export const LinkRowsHeading = ({ level: Heading, children }: LinkRowsHeadingProps) => (
  <Heading className={styles.heading}>{children}</Heading>
);
