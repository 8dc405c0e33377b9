import { deliver, type Outcome } from '../../components/delivery/deliver.ts';
import { createDraftStore } from '../../components/delivery/draftStore.ts';
import { type Endpoint, leadRequest } from '../../components/delivery/leadRequest.ts';
import { createOutbox, submissionId } from '../../components/delivery/outbox.ts';
import type { Surroundings } from '../../components/delivery/surroundings.ts';
import { unreadableHeader } from './faultyService.ts';

export type Fields = Record<string, string>;

/** A visitor’s browser tab, its storage and its connection; all real except the speed of time. */
export interface Browser {
  storage: Map<string, string>;
  isOnline: boolean;
  scale: number;
  random: () => number;
}

/** An open page with the form. */
export interface Tab {
  outbox: ReturnType<typeof createOutbox<Fields>>;
  /** @param cutsOff whether the pending request is aborted with the tab */
  close: (cutsOff: boolean) => void;
}

const key = 'estimate-draft';

export function openTab(browser: Browser, endpoint: Endpoint): Tab {
  const closing = new AbortController();
  let isOpen = true;
  const around: Surroundings = {
    fetch: async (url, { signal, ...init } = {}) => {
      if (!isOpen) return new Promise(() => {});
      if (!browser.isOnline) throw new TypeError('Failed to fetch');
      const signals = signal ? [signal, closing.signal] : [closing.signal];
      const response = fetch(url, { ...init, signal: AbortSignal.any(signals) });
      // A page that is closed receives nothing.
      const settled = await response.catch((error: unknown) => error);
      if (!isOpen) return new Promise(() => {});
      if (!(settled instanceof Response)) throw settled;
      if (settled.headers.has(unreadableHeader)) throw new TypeError('Failed to fetch');
      return settled;
    },
    after: (milliseconds, action) => {
      const timer = setTimeout(() => isOpen && action(), milliseconds / browser.scale);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    random: browser.random,
    isOnline: async () => browser.isOnline,
    watchLeaving: () => () => !isOpen,
  };
  const storage = {
    getItem: (name: string) => browser.storage.get(name) ?? null,
    setItem: (name: string, value: string) => void browser.storage.set(name, value),
    removeItem: (name: string) => void browser.storage.delete(name),
  };
  const outbox = createOutbox<Fields>({
    drafts: createDraftStore(key, () => storage),
    newId: submissionId,
    deliver: (fields, id, onWait): Promise<Outcome> =>
      deliver(leadRequest(endpoint, { ...fields, submissionId: id }), around, onWait),
  });
  return {
    outbox,
    close(cutsOff) {
      isOpen = false;
      if (cutsOff) closing.abort();
    },
  };
}

/** What is stored for a tab that is reopened. */
export const keptFields = ({ storage }: Browser): Fields | undefined =>
  JSON.parse(storage.get(key) ?? 'null')?.values;
