/** A place or a service, by the name of its file. */
export interface PlaceOrService {
  city?: string;
  service?: string;
}

/** What an entry says that it is about. */
export interface Evident {
  readonly city?: string | undefined;
  readonly cities?: readonly string[] | undefined;
  readonly services?: readonly string[] | undefined;
}

export const isAbout = (about: Evident, { city, service = '' }: PlaceOrService) =>
  city === undefined
    ? about.services?.includes(service)
    : [about.city, ...(about.cities ?? [])].includes(city);
