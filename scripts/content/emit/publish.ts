import type { TintedPictures } from '../pictures/tints.ts';
import type { PictureReference } from '../schemas/fields.ts';
import type { Published } from '../schemas/published.ts';
import { isRecord } from '../validate/valueAt.ts';

/** Replaces each picture reference in a value by all that a page needs to show the picture. */
export function publish<T>(value: T, pictures: TintedPictures): Published<T> {
  return publishUnknown(value, pictures) as Published<T>;
}

function publishUnknown(value: unknown, pictures: TintedPictures): unknown {
  if (Array.isArray(value)) return value.map((item) => publishUnknown(item, pictures));
  if (isPictureReference(value)) return { ...pictures.get(value.file), alt: value.alt };
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, publishUnknown(item, pictures)]),
  );
}

const isPictureReference = (value: unknown): value is PictureReference =>
  isRecord(value) && typeof value.file === 'string' && typeof value.alt === 'string';
