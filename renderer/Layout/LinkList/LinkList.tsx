import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { ariaCurrent, contentHref } from '../../../components/url/href.ts';

/** A link as `content/navigation.yaml` has it. */
interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

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

interface NavLinkProps {
  link: NavigationLink;
  className: string | undefined;
}

/** A link to a page, marked on that page. */
export function NavLink({ link: { label, href }, className }: NavLinkProps) {
  const current = ariaCurrent(href, usePageContext().urlPathname);
  return (
    <a href={contentHref(href)} aria-current={current} className={className}>
      {label}
    </a>
  );
}

/** Whether one of the links leads to the current page. */
export const holdCurrent = (links: readonly NavigationLink[], currentPath: string): boolean =>
  links.some(({ href }) => ariaCurrent(href, currentPath) !== undefined);
