import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Document, isMap } from 'yaml';
import { contentSchema } from '../../scripts/content/model/contentTypes.ts';
import { valueAt } from '../../scripts/content/model/fieldSchema.ts';
import { fileSlug } from '../../scripts/content/model/fileName.ts';
import { createRng } from '../../scripts/random.ts';
import { changeFiles } from './changeFiles.ts';
import { otherBody, rewordable, words } from './otherWords.ts';

const random = createRng('lists');

/** The most that there may be, where a layout sets the limit. */
const mostMenus = 7;
const mostLinks = 30;
const mostCategories = 10;

/** Adds copies of the first file of a folder, each with different words. */
export async function addCopies(folder: string, name: string, count: number): Promise<string[]> {
  const [first = ''] = (await readdir(path.join(folder, name))).sort();
  const slugs = Array.from({ length: count }, (_, index) => `another-one-more-${index}`);
  for (const slug of slugs) {
    const copy = path.join(folder, name, slug + path.extname(first));
    await copyFile(path.join(folder, name, first), copy);
  }
  await changeFiles(
    folder,
    (yaml, file) => {
      const schema = contentSchema(file);
      for (const text of schema ? rewordable(schema, yaml.toJS()) : []) {
        yaml.setIn(text.path, words(random, Math.max(text.min, text.value.length - 20), text.max));
      }
      if (isMap(yaml.contents) && yaml.has('order')) yaml.set('order', 99);
    },
    {
      only: new RegExp(`^${name}/another-one-more`),
      body: (text) => otherBody(text, random),
    },
  );
  return slugs;
}

type Entry = Record<string, unknown>;

/** A list with this many entries: without its last ones, or with more like them. */
const sized = <T>(entries: readonly T[], count: number, another: (entry: T) => T): T[] =>
  Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as T;
    return index < entries.length ? entry : another(entry);
  });

const title = () => words(random, 14, 24);
const slug = () => fileSlug(title());

/** Entries that differ in one field. */
const more = (count: number, field: string) => (entries: Entry[]) =>
  sized(entries, count, (entry) => ({ ...entry, [field]: title() }));

/**
 * Takes all but this many files of each kind off the site; if there are few, they share a category.
 */
function leaveOut(count: number) {
  const seen = new Map<string, number>();
  return (yaml: Document) => {
    const kind = String(yaml.get('page'));
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    if ((seen.get(kind) ?? 0) > count) yaml.set('draft', true);
    if (count < 6 && yaml.has('category')) yaml.set('category', 'roofing');
  };
}

/** Content in which every list has this many entries, or as many as it may have. */
export const listsOf = (count: number) => async (folder: string) => {
  const change = (file: string, lists: Record<string, (entries: Entry[]) => unknown[]>) =>
    changeFiles(
      folder,
      (yaml) => {
        for (const [field, changed] of Object.entries(lists)) {
          const at = field.split('.');
          const entries = changed(valueAt(yaml.toJS(), at) as Entry[]);
          // As if read from a file: objects that occur twice would become anchors.
          yaml.setIn(at, JSON.parse(JSON.stringify(entries)));
        }
      },
      { only: new RegExp(`^${file}$`) },
    );
  const extra = Math.max(0, count - 6);
  const services = await addCopies(folder, 'services', extra);
  await addCopies(folder, 'posts', Math.max(0, count - 10));
  for (const [name, present] of [
    ['projects', 8],
    ['testimonials', 13],
  ] as const) {
    await addCopies(folder, name, Math.max(0, count - present));
  }
  await changeFiles(folder, leaveOut(count), { only: /^(?:projects|testimonials)\// });
  await change('home.yaml', {
    'process.steps': (steps) =>
      more(count, 'title')(steps).map((step, index) => ({ ...step, number: index + 1 })),
    'services.cards': (cards) => [
      ...cards.slice(0, count),
      ...services.map((service) => ({ service, description: words(random, 60, 120) })),
    ],
    'advantages.items': more(count, 'title'),
  });
  await change('about.yaml', {
    'story.paragraphs': (paragraphs) => sized(paragraphs as never[], count, () => title() as never),
    'differentiators.items': more(count, 'title'),
    'coverage.regions': more(count, 'name'),
  });
  await change('service-areas.yaml', {
    'illinois.areas': (areas) => sized(areas, count, () => ({ name: title() })),
    'wisconsin.areas': (areas) => sized(areas, count, () => ({ name: title() })),
  });
  await change('estimate-form.yaml', {
    serviceTypes: (types) => sized(types, count, () => ({ value: slug(), label: title() })),
    contactMethods: (methods) => methods.slice(0, count),
    'whyChoose.bullets': (bullets) => sized(bullets as never[], count, () => title() as never),
  });
  const category = () => ({ id: slug(), name: title() });
  await change('gallery.yaml', {
    // The first one shows all.
    'projects.categories': (all) =>
      sized(all, Math.min(Math.max(count, 2), mostCategories), category),
    'beforeAfter.pairs': more(count, 'title'),
  });
  await change('blog.yaml', {
    categories: (all) => sized(all, Math.max(count, all.length), category),
  });
  await change('navigation.yaml', {
    header: (items) =>
      sized(items, Math.min(count, mostMenus), (item) => ({
        ...item,
        label: words(random, 4, 8),
      })).map((item) => ({
        ...item,
        ...(Array.isArray(item.links)
          ? { links: more(Math.min(count, mostLinks), 'label')(item.links) }
          : {}),
      })),
    footer: (groups) =>
      more(
        count,
        'label',
      )(groups).map((group) => ({
        ...group,
        links: more(Math.min(count, mostLinks), 'label')(group.links as Entry[]),
      })),
  });
};
