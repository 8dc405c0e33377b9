import type { CityEntry } from '#content/cities';
import type { PostEntry } from '#content/posts';
import type { ServiceEntry } from '#content/services';
import type { Site } from '#content/site';
import type { SharingPicture } from '../../scripts/content/model/published.ts';

/** A page as breadcrumbs name it. */
export interface Crumb {
  name: string;
  /** Without the base. */
  path: string;
}

/** What a page’s `+data.ts` says for search engines and for sharing. */
export interface HeadData {
  title: string;
  description: string;
  keywords: readonly string[];
  /** The page’s path without the base. */
  path: string;
  /** The path from the home page to this one, both included. */
  crumbs: readonly Crumb[];
  /** What networks show when the page is shared. */
  sharing: SharingPicture;
  /** What the page shows first, for search engines. */
  image?: Site['sharingImage'] | undefined;
  /** Whether the page ends with the estimate section. */
  hasEstimate: boolean;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Questions that the page answers. */
  questions?: readonly { question: string; answer: string }[] | undefined;
  /** The pages before and after it, if a list has several. */
  previous?: string | undefined;
  next?: string | undefined;
  /** What the page is about; by default just a page. */
  subject?: PageSubject;
}

/** What search engines are told about a page beyond its words. */
export type PageSubject =
  | { kind: 'about' }
  | { kind: 'contact' }
  | { kind: 'service'; service: ServiceEntry }
  | { kind: 'city'; city: CityEntry }
  | { kind: 'gallery'; pictures: readonly { name: string; picture: Site['sharingImage'] }[] }
  | { kind: 'blog'; posts: readonly PostEntry[] }
  | { kind: 'post'; post: PostEntry; category: string };
