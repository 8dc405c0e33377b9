/** One change. Without something before it is new, without something after it is gone. */
export type Change =
  | { kind: 'words'; before?: string; after?: string; under: string }
  | { kind: 'link'; words: string; before?: string; after?: string }
  | {
      kind: 'picture';
      name: string;
      change: 'new' | 'gone' | 'other';
      /** Its description, if it is still that of the picture before. */
      kept?: string;
    }
  | {
      kind: 'listing';
      what: 'title' | 'description' | 'indexing';
      before: string;
      after: string;
    }
  | { kind: 'weight'; before?: number; after: number; limit: number };

/** A page by its address and its main heading. */
interface NamedPage {
  path: string;
  name: string;
}

export interface ChangedPage extends NamedPage {
  changes: readonly Change[];
}

interface RemovedPage extends NamedPage {
  /** Where its old address leads; without this, it answers “not found”. */
  leadsTo?: string;
}

export interface MovedPage extends ChangedPage {
  from: string;
  /** Whether the old address leads to the new one. */
  isLed: boolean;
}

/** A change that several pages have in common, such as one of the phone number. */
export interface SharedChange {
  change: Change;
  /** How many other lines have the same words replaced. */
  alike: number;
  /** The addresses of all pages that have it. */
  pages: readonly string[];
}

/** What a visitor would find changed. */
export interface SiteChanges {
  added: readonly ChangedPage[];
  removed: readonly RemovedPage[];
  moved: readonly MovedPage[];
  /** Pages with changes of their own. */
  changed: readonly ChangedPage[];
  shared: readonly SharedChange[];
  /** Other files that people fetch, such as a brochure: new, gone or changed. */
  files: readonly { path: string; change: 'new' | 'gone' | 'other' }[];
  /** Pages whose file changed, though nothing that a visitor reads, sees or presses did. */
  unseen: readonly string[];
  /** How many pages the site has now. */
  pages: number;
}
