import { hash as hashOf } from 'node:crypto';
import { sourceHash } from '../../../sourceHash.ts';
import type { ContentModel } from '../../model/contentModel.ts';
import { collectionsWithBodies, namesOf } from '../../model/contentTypes.ts';
import type { PictureReference } from '../../model/fieldGroups.ts';
import { logoWords, type SharingPicture, widestJpeg } from '../../model/published.ts';
import { categoryPath, fixedPages } from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import type { MeasuredPicture, PictureIndex } from '../../source/pictureIndex.ts';
import { type Composition, sharingSize } from './composeSharing.ts';

/** A page and the picture that social networks show for it. */
interface SharedPage {
  path: string;
  picture: SharingPicture;
}

/** A page whose picture is composed for it. */
interface ComposedPage extends SharedPage, Composition {}

/** The pictures that a site shares for its pages. */
export interface SharedPages {
  composed: readonly ComposedPage[];
  /** Pages that show their own picture as it is. */
  plain: readonly SharedPage[];
  /** For addresses without a page. */
  fallback: ComposedPage;
}

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
interface EntryFront {
  heading?: string;
  title?: string;
  image?: PictureReference | undefined;
}

/**
 * Every page that the content makes, and one for addresses without a page.
 * @param model free of errors, without what is not on the site
 */
export function sharedPages(
  { singles, collections }: ContentModel,
  site: Site,
  pictures: PictureIndex,
): SharedPages {
  const version = sourceHash(['scripts/content/emit/sharing/*.ts']);
  const surroundings = { site, pictures, version };
  const compose = (path: string, front: PageFront) => composedPage(path, front, surroundings);
  const fixed = namesOf(fixedPages).flatMap((name) => {
    const value = singles[name]?.value;
    return value ? [compose(fixedPages[name], 'hero' in value ? value.hero : value)] : [];
  });
  const entries = collectionsWithBodies.map((name) => {
    const all: readonly { path: string; value: EntryFront }[] = collections[name];
    return all.map(({ path, value }) => ({
      path,
      front: { heading: value.heading ?? value.title ?? site.company.tagline, image: value.image },
    }));
  });
  const categories = (singles.blog?.value.categories ?? []).flatMap(({ id, name }) => {
    const [newest] = collections.posts.filter(({ value }) => value.category === id);
    const front = { heading: name, image: newest?.value.image };
    return newest ? [compose(categoryPath(id), front)] : [];
  });
  const newest = entries.flatMap((all) => all.slice(0, composedEntries));
  const older = entries.flatMap((all) => all.slice(composedEntries));
  return {
    composed: [...fixed, ...categories, ...newest.map(({ path, front }) => compose(path, front))],
    plain: older.map(({ path, front: { image = site.sharingImage } }) => ({
      path,
      picture: ownPicture(image, surroundings),
    })),
    fallback: compose('/default', { heading: site.company.tagline }),
  };
}

interface Surroundings {
  site: Site;
  pictures: PictureIndex;
  version: string;
}

function composedPage(
  path: string,
  { heading, image }: PageFront,
  { site, pictures, version }: Surroundings,
): ComposedPage {
  const { file, alt } = image ?? site.sharingImage;
  const background = measuredPicture(file, pictures);
  const words = { heading, brand: logoWords(site.company), phone: site.phone.display };
  const hash = hashOf('sha256', JSON.stringify([version, words, background]));
  const name = path === '/' ? '/home' : path;
  return {
    path,
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
  { pictures }: Surroundings,
): SharingPicture {
  const { file, width, height } = widestJpeg(measuredPicture(original, pictures));
  return { file: `/${file}`, alt, width, height };
}

function measuredPicture(file: string, pictures: PictureIndex): MeasuredPicture {
  const picture = pictures.get(file);
  if (!picture) throw new Error(`content/images/${file} passed the check but is no longer there.`);
  return picture;
}
