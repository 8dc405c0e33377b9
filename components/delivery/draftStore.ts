/** What a visitor has typed and not yet sent. */
export interface Draft {
  /** As in the fields. */
  values: Readonly<Record<string, unknown>>;
  /** The request last tried: the same request keeps its id. */
  tried?: { id: string; request: string };
  /** The request that was submitted last: it never left, or may have arrived for all we know. */
  pending?: 'unsent' | 'unknown' | undefined;
}

export interface DraftStore {
  read: () => Draft | undefined;
  /** @param draft `undefined` removes it */
  write: (draft: Draft | undefined) => void;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps a draft in the page and, where the visitor lets us, for the tab.
 * @param storage throws while cookies are blocked, even when asked for
 */
export function createDraftStore(key: string, storage: () => DraftStorage): DraftStore {
  let draft: Draft | undefined;
  let isRead = false;
  return {
    read() {
      if (!isRead) draft = quietly(() => JSON.parse(storage().getItem(key) ?? 'null')) ?? undefined;
      isRead = true;
      return draft;
    },
    write(next) {
      draft = next;
      isRead = true;
      quietly(() => {
        if (next) storage().setItem(key, JSON.stringify(next));
        else storage().removeItem(key);
      });
    },
  };
}

function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
