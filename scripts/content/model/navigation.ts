import { z } from 'zod';
import type { ListAddition, NewEntry, SingleType } from './contentType.ts';
import { group, label, list, reference } from './fields.ts';

/** A link to a page. */
export const pageLink = group('Link', 'A link to a page on this site', {
  label: label('Link text', 'What the link says'),
  href: reference('path', 'Page', 'The page’s path, for example /services/roofing'),
});

const menu = group('Group', 'A menu that opens', {
  label: label('Name', 'What the group is called'),
  links: list(pageLink, 'Links', 'The pages in this group', {
    // As many as fit into an open menu on a laptop, in two columns.
    max: 30,
  }),
});

const navigationSchema = group('Navigation', 'Header menu and footer lists', {
  header: list(z.union([pageLink, menu]), 'Header menu', 'Links and groups, left to right', {
    // As many as fit into one row beside the phone number.
    max: 7,
  }),
  footer: list(menu, 'Footer lists', 'The lists of links in the footer'),
  smallPrint: list(
    pageLink,
    'Small print',
    'The links beside the copyright, such as privacy',
  ).optional(),
  callLabel: label('Call button', 'The text on the call button in the header and the footer'),
  estimateLabel: label(
    'Estimate button',
    'The text on the button that leads to the form, at the top on wide screens and at the bottom on phones',
  ),
});

type Navigation = z.infer<typeof navigationSchema>;

export const navigationType = {
  file: 'navigation.yaml',
  type: 'Navigation',
  schema: navigationSchema,
} as const satisfies SingleType;

/** The part of the content model that has the menus. */
export interface WithNavigation {
  singles: { navigation?: { value: Navigation } };
}

/** Adds a link to the header’s group with the most links to pages of the same section. */
export function menuLink(
  { path }: NewEntry,
  label: string,
  { singles }: WithNavigation,
): ListAddition | undefined {
  const section = path.slice(0, path.lastIndexOf('/') + 1);
  const groups = (singles.navigation?.value.header ?? []).flatMap((item, index) =>
    'links' in item ? [{ ...item, index }] : [],
  );
  const count = ({ links }: (typeof groups)[number]) =>
    links.filter(({ href }) => href.startsWith(section)).length;
  const [group] = groups.toSorted((a, b) => count(b) - count(a));
  if (!group || count(group) === 0 || group.links.some(({ href }) => href === path)) {
    return undefined;
  }
  return {
    file: 'navigation.yaml',
    at: ['header', group.index, 'links', group.links.length],
    value: { label, href: path },
    effect: `“${label}” is now the last link in the menu “${group.label}”.`,
  };
}

/** Adds a link to the footer’s last list, which is for pages that belong to no section. */
export function footerLink(
  { path }: NewEntry,
  label: string,
  { singles }: WithNavigation,
): ListAddition | undefined {
  const lists = singles.navigation?.value.footer ?? [];
  const last = lists.at(-1);
  const isListed = lists.some(({ links }) => links.some(({ href }) => href === path));
  if (!last || isListed) return undefined;
  return {
    file: 'navigation.yaml',
    at: ['footer', lists.length - 1, 'links', last.links.length],
    value: { label, href: path },
    effect: `“${label}” is now the last link in the footer’s list “${last.label}”.`,
  };
}
