/** The fields that decide whether an entry is on the site. */
export interface Publishing {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}

/** The day of a moment, such as 2025-04-01; days are those of Coordinated Universal Time. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** @param day such as 2025-04-01 */
export const isOnSite = ({ draft, publishAt, expireAt }: Publishing, day: string): boolean =>
  !draft && (!publishAt || day >= publishAt) && (!expireAt || day < expireAt);
