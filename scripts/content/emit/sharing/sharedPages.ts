import { hash as hashOf } from 'node:crypto';
import { codeVersion } from '../../../codeVersion.ts';
import type { ContentModel } from '../../model/contentModel.ts';
import { collectionsWithBodies, namesOf } from '../../model/contentTypes.ts';
import type { PictureReference } from '../../model/fieldGroups.ts';
import { logoWords, type SharingPicture, widestJpeg } from '../../model/published.ts';
import { categoryPath, fixedPages } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import type { SiteData } from '../../model/siteData.ts';
import type { MeasuredPicture, PictureIndex } from '../../source/pictureIndex.ts';
import { type Composition, sharingSize } from './composeSharing.ts';

/** Where the composed pictures are, on the site. */
export const sharingFolder = 'sharing';

/**
 * How many pages of a folder, from the first, have a composed picture: older articles are hardly
 * ever shared, and ten thousand would take minutes.
 */
const composedEntries = 100;

/** What a composed picture takes from its page. */
interface PageFront {
  heading: string;
  image?: PictureReference | undefined;
}

/** The names for this in entries with a page. */
type EntryFront = Partial<PageFront> & { title?: string };

/**
 * The pictures for every page that the content makes, and one for addresses without a page.
 * @param model free of errors, without what is not on the site
 */
export function sharedPages(
  { singles, collections }: ContentModel,
  site: Site,
  pictures: PictureIndex,
): { compositions: readonly Composition[]; sharing: SiteData['sharing'] } {
  const { tagline } = site.company;
  const compose = (path: string, front: PageFront) => composition(path, front, site, pictures);
  const fixed = namesOf(fixedPages).flatMap((name) => {
    const value = singles[name]?.value;
    return value ? [{ path: fixedPages[name], front: 'hero' in value ? value.hero : value }] : [];
  });
  const entries = collectionsWithBodies.map((name) => {
    const all: readonly { path: string; value: EntryFront }[] = collections[name];
    return all.map(({ path, value: { title, heading = title ?? tagline, image } }) => ({
      path,
      front: { heading, image },
    }));
  });
  const categories = (singles.blog?.value.categories ?? []).flatMap(({ id, name }) => {
    const newest = collections.posts.find(({ value }) => value.category === id);
    const front = { heading: name, image: newest?.value.image };
    return newest ? [{ path: categoryPath(id), front }] : [];
  });
  const newest = entries.flatMap((all) => all.slice(0, composedEntries));
  const older = entries.flatMap((all) => all.slice(composedEntries));
  const composed = [...fixed, ...categories, ...newest].map(({ path, front }) => ({
    path,
    ...compose(path, front),
  }));
  // These show their own picture as it is.
  const plain = older.map(({ path, front: { image = site.sharingImage } }) => ({
    path,
    picture: ownPicture(image, pictures),
  }));
  const fallback = compose('/default', { heading: tagline });
  const shown = [...composed, ...plain].map(({ path, picture }) => [path, picture] as const);
  return {
    compositions: [...composed, fallback],
    sharing: { pictures: Object.fromEntries(shown), fallback: fallback.picture },
  };
}

function composition(
  path: string,
  { heading, image }: PageFront,
  site: Site,
  pictures: PictureIndex,
): Composition {
  const { file, alt } = image ?? site.sharingImage;
  const background = measuredPicture(file, pictures);
  const words = { heading, brand: logoWords(site.company), phone: site.phone.display };
  const version = codeVersion('sharing');
  const hash = hashOf('sha256', JSON.stringify([version, words, background]));
  const name = path === '/' ? '/home' : path;
  return {
    words,
    background,
    picture: {
      file: `/${sharingFolder}${name}.${hash.slice(0, 8)}.jpg`,
      alt: `${heading.replace(/[.]$/, '')}. ${alt}`,
      ...sharingSize,
    },
  };
}

/** The page’s own picture, at a width that is large enough for networks where it exists. */
function ownPicture(
  { file: original, alt }: PictureReference,
  pictures: PictureIndex,
): SharingPicture {
  const { file, width, height } = widestJpeg(measuredPicture(original, pictures));
  return { file: `/${file}`, alt, width, height };
}

function measuredPicture(file: string, pictures: PictureIndex): MeasuredPicture {
  const picture = pictures.get(file);
  if (!picture) throw new Error(`content/images/${file} passed the check but is no longer there.`);
  return picture;
}
