import type { CollectionName } from '../contentTypes.ts';
import type { ContentModel } from '../model.ts';
import type { FieldPath } from '../parse/contentDocument.ts';
import type { City } from '../schemas/city.ts';
import type { Service } from '../schemas/service.ts';

/** A new entry as it is to be listed. */
export interface NewEntry {
  slug: string;
  /** The path of its page. */
  path: string;
  /** Its fields, as valid as the answers were. */
  value: unknown;
}

/** An addition to a file that lists pages. */
export interface Listing {
  /** The path below `content/`. */
  file: string;
  /** Where to add: a field that is not there yet, or the place after a list’s last entry. */
  at: FieldPath;
  value: unknown;
  /** What visitors find then, in a sentence. */
  effect: string;
}

type FindListing = (entry: NewEntry, model: ContentModel) => Listing | undefined;

/**
 * Where a new entry is listed, besides the lists that pages make by themselves. Lists that know it
 * already, or are broken, are left out.
 */
export const listings: Readonly<Record<CollectionName, readonly FindListing[]>> = {
  services: [(entry, model) => menuLink(entry, (entry.value as Service).name, model)],
  cities: [
    areaEntry,
    (entry, model) => {
      const { name, state } = entry.value as City;
      return menuLink(entry, `${name}, ${state}`, model);
    },
  ],
  posts: [],
  projects: [],
  testimonials: [],
};

/** In the header’s group that links to the most pages of the same section. */
function menuLink(
  { path }: NewEntry,
  label: string,
  { singles }: ContentModel,
): Listing | undefined {
  const section = path.slice(0, path.lastIndexOf('/') + 1);
  const groups = (singles.navigation?.value.header ?? []).map((item, index) => ({
    index,
    label: item.label,
    links: 'links' in item ? item.links : [],
  }));
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
    effect: `“${label}” is now the last link of the menu “${group.label}”.`,
  };
}

const stateLists = { IL: 'illinois', WI: 'wisconsin' } as const;

/** The place of that name among the areas becomes a link; one that is not there is added. */
function areaEntry({ slug, value }: NewEntry, { singles }: ContentModel): Listing | undefined {
  const { name, state } = value as City;
  const list = singles.serviceAreas?.value[stateLists[state]];
  if (!list || list.areas.some(({ city }) => city === slug)) return undefined;
  const index = list.areas.findIndex((area) => area.name.toLowerCase() === name.toLowerCase());
  const at = [stateLists[state], 'areas'];
  return index === -1
    ? {
        file: 'service-areas.yaml',
        at: [...at, list.areas.length],
        value: { name, city: slug },
        effect: `“${name}” is now the last place of the list “${list.heading}” on the home page.`,
      }
    : {
        file: 'service-areas.yaml',
        at: [...at, index, 'city'],
        value: slug,
        effect: `“${name}” in the list “${list.heading}” on the home page now leads to the new page.`,
      };
}
