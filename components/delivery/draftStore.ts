/** Where the browser keeps what is typed in each form; its presence wakes the form early. */
export const draftKeys = { estimate: 'estimate-draft', newsletter: 'newsletter-draft' } as const;

/** What a visitor has typed and not yet sent. */
export interface Draft {
  /** As in the fields. */
  values: Readonly<Record<string, unknown>>;
  /** The request last tried: the same request keeps its id. */
  tried?: { id: string; request: string };
  /** The request submitted last: it was never sent, or may have arrived for all we know. */
  pending?: 'unsent' | 'unknown' | undefined;
  /** Whether a page opened after the submission has asked about it. */
  isAsked?: boolean | undefined;
}

export interface DraftStore {
  read: () => Draft | undefined;
  /** @param draft `undefined` removes it */
  write: (draft: Draft | undefined) => void;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps a draft for the tab or, if storage is blocked, in the page. Other pages in the tab write
 * it, too, while this one is cached for the back button, so it is read each time.
 * @param storage throws while cookies are blocked, even when it is only called
 */
export function createDraftStore(key: string, storage: () => DraftStorage): DraftStore {
  let inPage: Draft | undefined;
  let isInPage = false;
  return {
    read() {
      if (isInPage) return inPage;
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(draft) {
      inPage = draft;
      try {
        if (draft) storage().setItem(key, JSON.stringify(draft));
        else storage().removeItem(key);
        isInPage = false;
      } catch {
        isInPage = true;
      }
    },
  };
}
