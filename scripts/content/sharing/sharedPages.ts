import { createHash } from 'node:crypto';
import { sourceHash } from '../../sourceHash.ts';
import { fixedPages, namesOf } from '../contentTypes.ts';
import type { ContentModel } from '../model.ts';
import type { MeasuredPicture, PictureIndex } from '../pictures/pictureIndex.ts';
import type { PictureReference } from '../schemas/fields.ts';
import type { SharingPicture } from '../schemas/published.ts';
import type { Site } from '../schemas/site.ts';
import { type SharingWords, sharingSize } from './artwork.ts';

/** A page and the picture that networks show of it. */
export interface SharedPage {
  path: string;
  words: SharingWords;
  background: MeasuredPicture;
  picture: SharingPicture;
}

/** What a page has of its own. */
interface PageFront {
  heading: string;
  image?: PictureReference;
}

/**
 * Every page that the content makes, and one for addresses without a page.
 * @param model free of errors, what is not on the site left out
 */
export function sharedPages(
  { singles, collections }: ContentModel,
  site: Site,
  pictures: PictureIndex,
): { pages: SharedPage[]; fallback: SharedPage } {
  const version = sourceHash(['scripts/content/sharing/*.ts']);
  const share = (path: string, front: PageFront) =>
    sharedPage(path, front, { site, pictures, version });
  const fixed = namesOf(fixedPages).flatMap((name) => {
    const value = singles[name]?.value;
    return value ? [share(fixedPages[name], 'hero' in value ? value.hero : value)] : [];
  });
  const { services, cities, posts } = collections;
  return {
    pages: [
      ...fixed,
      ...[...services, ...cities].map(({ path, value }) => share(path, value)),
      ...posts.map(({ path, value }) => share(path, { heading: value.title, image: value.image })),
    ],
    fallback: share('/default', { heading: site.company.tagline }),
  };
}

interface Surroundings {
  site: Site;
  pictures: PictureIndex;
  version: string;
}

function sharedPage(
  path: string,
  { heading, image }: PageFront,
  { site, pictures, version }: Surroundings,
): SharedPage {
  const { file, alt } = image ?? site.sharingImage;
  const background = pictures.get(file);
  if (!background) throw new Error(`content/images/${file} passed the check and is not there.`);
  const words = { heading, brand: brandOf(site), phone: site.phone.display };
  const hash = createHash('sha256')
    .update(JSON.stringify([version, words, background]))
    .digest('hex');
  const name = path === '/' ? '/home' : path;
  return {
    path,
    words,
    background,
    picture: {
      file: `/pictures/sharing${name}.${hash.slice(0, 8)}.jpg`,
      alt: `${heading.replace(/[.]$/, '')}. ${alt}`,
      ...sharingSize,
    },
  };
}

/** The name as the logo sets it: what is short, and the rest below. */
function brandOf({ company: { name, shortName } }: Site): SharingWords['brand'] {
  return name.startsWith(shortName) ? [shortName, name.slice(shortName.length).trim()] : [name, ''];
}
