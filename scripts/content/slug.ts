/** A short name for addresses and references: lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const maxSlugLength = 80;

/** Whether a name can stand in an address as it is. */
export const isSlug = (name: string): boolean =>
  name.length <= maxSlugLength && slugPattern.test(name);
