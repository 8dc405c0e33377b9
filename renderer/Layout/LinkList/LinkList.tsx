import { type NavigationLink, NavLink } from './NavLink.tsx';

interface LinkListProps {
  links: readonly NavigationLink[];
  className?: string | undefined;
  linkClassName: string | undefined;
}

/** The links of one group, in the header’s menus and in the footer. */
export function LinkList({ links, className, linkClassName }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <NavLink link={link} className={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
