import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type parseDocument, visit } from 'yaml';
import { writePosts } from '../../scripts/bench/writePosts.ts';
import { contentSchema } from '../../scripts/content/model/contentTypes.ts';
import { listFiles } from '../../scripts/listFiles.ts';
import { createRng } from '../../scripts/random.ts';
import { changeFiles } from './changeFiles.ts';
import { addCopies, listsOf } from './listVariants.ts';
import { otherBody, type Rewordable, rewordable, words } from './otherWords.ts';

/** Turns the content of a folder into what its editors might make of it over the years. */
type Variant = (folder: string) => Promise<void>;

const random = createRng('variants');

/** Replaces the words of each text that may have others. @param isChosen selects the texts */
function reword(
  folder: string,
  isChosen: (text: Rewordable) => boolean,
  body?: (text: string) => string,
): Promise<void> {
  return changeFiles(
    folder,
    (yaml, file) => {
      const schema = contentSchema(file);
      for (const text of schema ? rewordable(schema, yaml.toJS()).filter(isChosen) : []) {
        const kept = text.value.match(/%s|\{[\w.]+\}/g)?.join(' ') ?? '';
        const length = Math.min(text.max, Math.max(text.min, text.value.length)) - kept.length;
        yaml.setIn(text.path, `${words(random, length - 1, length - 1)} ${kept}`.trim());
      }
    },
    body ? { body } : {},
  );
}

const edit = async (folder: string, file: string, pattern: RegExp, text: string) => {
  const absolute = path.join(folder, file);
  const before = await readFile(absolute, 'utf8');
  if (!pattern.test(before)) throw new Error(`${file} has no ${pattern}.`);
  await writeFile(absolute, before.replace(pattern, text));
};

const deleteKey = (yaml: ReturnType<typeof parseDocument>, key: string) =>
  visit(yaml, {
    Map: (_key, map) => {
      if (map.get(key) === true) map.delete(key);
    },
  });

/** Keeps only this many files of a folder. */
async function keep(folder: string, name: string, count: number): Promise<string[]> {
  const files = (await readdir(path.join(folder, name))).sort();
  for (const file of files.slice(count)) await rm(path.join(folder, name, file));
  return files.slice(0, count).map((file) => path.parse(file).name);
}

interface MenuEntry {
  label: string;
  href?: string;
  links?: { href: string }[];
}

/** Removes links to pages that no longer exist from the menus, and groups that have none left. */
const keepLinks = (folder: string, isThere: (href: string) => boolean) =>
  changeFiles(
    folder,
    (yaml) => {
      const data = yaml.toJS() as Record<'header' | 'footer', MenuEntry[]>;
      for (const menu of ['header', 'footer'] as const) {
        const entries = data[menu].map(
          ({ links, ...entry }): MenuEntry =>
            links ? { ...entry, links: links.filter(({ href }) => isThere(href)) } : entry,
        );
        yaml.set(
          menu,
          entries.filter(({ href, links }) => links?.length || (href && isThere(href))),
        );
      }
    },
    { only: /^navigation\.yaml$/ },
  );

const counts = [1, 2, 3, 7, 30];

/** Somewhere in Madison. */
const place = { latitude: 43.0747, longitude: -89.3841 };

/** What an editor may do to the content; the check must pass after each. */
export const variants: Readonly<Record<string, Variant>> = {
  'every text replaced': (folder) =>
    reword(
      folder,
      () => true,
      (text) => otherBody(text, random),
    ),

  'every label reworded, and longer': (folder) =>
    changeFiles(folder, (yaml, file) => {
      const schema = contentSchema(file);
      for (const { path: at, value, max } of schema ? rewordable(schema, yaml.toJS()) : []) {
        if (max > 60 || /%s|\{/.test(value)) continue;
        // It is filled into texts that have room only for the current one; the check says which to
        // shorten.
        if (at[0] === 'offices' && at.at(-1) === 'city') continue;
        yaml.setIn(at, `${value} ${words(random, 6)}`.slice(0, max).trim());
      }
    }),

  'another company, with a long name, two offices with hours, an emergency line, e-mail and profiles, a long notice, no sample left, a form service, no chat, below a path, each page with an old address':
    async (folder) => {
      await changeFiles(folder, (yaml) => deleteKey(yaml, 'placeholder'));
      await changeFiles(
        folder,
        (yaml) => {
          yaml.set('url', 'https://roofs.northernstate.com/offices/rockford');
          yaml.setIn(
            ['company', 'name'],
            'Northern Illinois & Southern Wisconsin Roofing Partners LLC',
          );
          yaml.setIn(['company', 'shortName'], 'Northern State Roof Partners');
          yaml.setIn(['phone', 'display'], '(779) 867-5309');
          const hours = { monday: '8:30 AM to 5 PM', saturday: '9 AM to 12 PM' };
          yaml.set('emergencyPhone', { display: '(779) 867-5310', hours });
          yaml.set('textMessages', '(779) 867-5311');
          yaml.set('email', 'customer.service@northernstateroofpartners.com');
          yaml.set('offices', [
            {
              street: '21150 North Old Kishwaukee Valley Boulevard',
              city: 'Loves Park',
              state: 'IL',
              zip: '61111',
              hours,
            },
            { street: '7 Willy Street', city: 'Madison', state: 'WI', zip: '53703', ...place },
          ]);
          yaml.setIn(
            ['links', 'profiles'],
            [{ label: 'On Nextdoor', url: 'https://nextdoor.com/pages/northern-state-roofs' }],
          );
          for (const index of [0, 1, 2]) {
            yaml.setIn(['licences', index, 'number'], `10${index}.01${index}734`);
          }
          yaml.set('estimateDelivery', {
            endpoint: 'https://forms.northernstate.com/estimates',
            format: 'json',
          });
          yaml.set('newsletterDelivery', 'off');
          yaml.set('notice', {
            kind: 'storm',
            text: words(random, 140, 140),
            linkLabel: words(random, 50, 50),
            link: '/contact',
            firstDay: '2026-01-01',
            lastDay: '2099-12-31',
          });
          yaml.delete('chat');
          yaml.delete('titleTemplate');
        },
        { only: /^site\.yaml$/ },
      );
      await changeFiles(
        folder,
        (yaml, file) => yaml.set('formerly', [`/${file}`.replace(/\.\w+$/, '.php')]),
        { only: /^(?:services|posts)\/|^(?:home|contact)\.yaml$/ },
      );
    },

  'a chat and a newsletter of a provider, and 130 posts more': async (folder) => {
    await edit(
      folder,
      'site.yaml',
      /script: .*/,
      'script: https://chat.provider.com/widget.js\n  hosts: [{ host: "https://*.provider.com", for: [scripts, frames] }]',
    );
    await edit(
      folder,
      'site.yaml',
      /newsletterDelivery: .*/,
      'newsletterDelivery: { endpoint: https://news.provider.com/join, format: form }',
    );
    await writePosts(path.join(folder, 'posts'), 130);
  },

  'one more of each': async (folder) => {
    for (const name of ['services', 'cities', 'projects', 'testimonials', 'posts']) {
      await addCopies(folder, name, 1);
    }
  },

  'each collection cut to its minimum': async (folder) => {
    const [post = ''] = await keep(folder, 'posts', 1);
    const [city = ''] = await keep(folder, 'cities', 1);
    await keep(folder, 'projects', 1);
    for (const file of await readdir(path.join(folder, 'testimonials'))) {
      await rm(path.join(folder, 'testimonials', file));
    }
    await changeFiles(
      folder,
      (yaml) =>
        visit(yaml, {
          Map: (_key, map) => {
            if (map.has('city') && map.get('city') !== city) map.delete('city');
          },
        }),
      { only: /^service-areas\.yaml$/ },
    );
    const gone = (href: string) =>
      (href.startsWith('/blog/') && href !== `/blog/${post}`) ||
      (href.startsWith('/service-areas/') && href !== `/service-areas/${city}`);
    await keepLinks(folder, (href) => !gone(href));
    await changeFiles(folder, () => {}, {
      body: (text) =>
        text.replace(/\]\((\/[^)#]*)[^)]*\)/g, (link, href) => (gone(href) ? '](/contact)' : link)),
    });
  },

  'every picture a photograph of twelve megapixels': async (folder) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    const small = sharp({
      create: { width: 400, height: 300, channels: 3, background: '#888', noise },
    });
    const photograph = await sharp(await small.png().toBuffer())
      .resize(4000, 3000)
      .jpeg()
      .withMetadata({ orientation: 1 })
      .toBuffer();
    const images = path.join(folder, 'images');
    for (const file of listFiles(images).filter((name) => !name.startsWith('brand/'))) {
      const target = path.join(images, file.replace(/\.svg$/, '.jpg'));
      await rename(path.join(images, file), target);
      await writeFile(target, photograph);
    }
    const asJpeg = (text: string) => text.replace(/(?<!brand\/[\w-]+)\.svg\b/g, '.jpg');
    for (const file of listFiles(folder).filter((name) => contentSchema(name))) {
      const absolute = path.join(folder, file);
      await writeFile(absolute, asJpeg(await readFile(absolute, 'utf8')));
    }
  },

  ...Object.fromEntries(counts.map((count) => [`${count} of all that is a list`, listsOf(count)])),
};
