/** The fields that decide whether an entry is on the site. */
export interface Publishing {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}

/**
 * Why an entry is not on the site.
 * @param now the moment of the build
 * @returns words that continue “content/posts/hail.md …”, or `undefined` when it is on the site
 */
export function whyUnpublished(
  { draft, publishAt, expireAt }: Publishing,
  now: Date,
): string | undefined {
  const today = now.toISOString().slice(0, 10);
  if (draft) return 'is a draft';
  if (publishAt && today < publishAt) return `is to be published on ${publishAt}`;
  if (expireAt && today >= expireAt) return `was removed on ${expireAt}`;
  return undefined;
}
