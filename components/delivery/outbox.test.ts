import { expect, test } from 'vitest';
import type { Outcome } from './deliver.ts';
import { createDraftStore } from './draftStore.ts';
import { createOutbox } from './outbox.ts';

const request = { name: 'Jordan' };
const nothing = () => {};

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const ofOneTab = () => {
  const storage = memory();
  return () => storage;
};

/** An outbox whose deliveries end as specified, and the ids that it used. */
function open(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const ids: string[] = [];
  const outcomes: Outcome[] = [];
  const outbox = createOutbox<object>({
    drafts: createDraftStore('draft', storage),
    newId: () => crypto.randomUUID(),
    deliver: async (_request, id) => {
      ids.push(id);
      return outcomes.shift() ?? 'delivered';
    },
  });
  return { outbox, ids, outcomes };
}

test('keeps what is typed for the next page, until it is delivered', async () => {
  const storage = memory();
  open(() => storage).outbox.keep({ name: 'Jordan' });
  const { outbox } = open(() => storage);
  expect(outbox.left()).toEqual({ values: { name: 'Jordan' } });
  await outbox.send(request, nothing);
  expect(open(() => storage).outbox.left()).toBeUndefined();
});

test('sends only once while a request is on its way', async () => {
  const { outbox, ids } = open(ofOneTab());
  await Promise.all([outbox.send(request, nothing), outbox.send(request, nothing)]);
  expect(ids).toHaveLength(1);
});

test('the same request keeps its id, a corrected or another one gets its own', async () => {
  const { outbox, ids, outcomes } = open(ofOneTab());
  outcomes.push('failed', 'offline', 'failed');
  for (const name of ['Jordan', 'Jordan', 'Jordana', 'Jordana']) {
    await outbox.send({ name }, nothing);
  }
  await outbox.send({ name: 'Jordana' }, nothing);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
  expect(ids[3]).toBe(ids[2]);
  expect(ids[4]).not.toBe(ids[3]);
});

test('only what was never sent or may have arrived is pending on the next page', async () => {
  const storage = memory();
  const { outbox, outcomes } = open(() => storage);
  for (const [outcome, pending] of [
    ['failed', undefined],
    ['offline', 'unsent'],
    ['unknown', 'unknown'],
  ] as const) {
    outcomes.push(outcome);
    await outbox.send(request, nothing);
    expect(open(() => storage).outbox.left()?.pending).toBe(pending);
  }
});

test('what may have arrived is sent again only by choice, with the same id', async () => {
  const storage = memory();
  const { outbox, ids, outcomes } = open(() => storage);
  outcomes.push('unknown');
  await outbox.send(request, nothing);
  const next = open(() => storage);
  for (const again of [request, { name: 'Jordana' }]) {
    expect(await next.outbox.send(again, nothing)).toBe('unknown');
  }
  expect(next.ids).toEqual([]);
  expect(await next.outbox.send(request, nothing, true)).toBe('delivered');
  expect(next.ids).toEqual(ids);
});

test('the outcome is unknown if the page is left during sending', () => {
  const storage = memory();
  void open(() => storage).outbox.send(request, nothing);
  expect(open(() => storage).outbox.left()?.pending).toBe('unknown');
});

test('works if the browser stores nothing', async () => {
  const { outbox, ids, outcomes } = open(() => {
    throw new Error('blocked');
  });
  outbox.keep({ name: 'Jordan' });
  outcomes.push('failed');
  expect(await outbox.send(request, nothing)).toBe('failed');
  expect(outbox.left()?.values).toEqual({ name: 'Jordan' });
  expect(await outbox.send(request, nothing)).toBe('delivered');
  expect(ids[1]).toBe(ids[0]);
});

test('a delivery that throws has failed', async () => {
  const outbox = createOutbox({
    drafts: createDraftStore('draft', memory),
    newId: () => 'x',
    deliver: () => Promise.reject(new Error('no')),
  });
  expect(await outbox.send(request, nothing)).toBe('failed');
});

test('a page that the back button restores knows what another one did meanwhile', async () => {
  const storage = ofOneTab();
  const first = open(storage);
  first.outcomes.push('offline');
  await first.outbox.send(request, nothing);
  const second = open(storage);
  second.outcomes.push('unknown');
  await second.outbox.send(request, nothing);
  expect(await first.outbox.send(request, nothing)).toBe('unknown');
  expect(first.ids).toHaveLength(1);
  await second.outbox.send(request, nothing, true);
  expect(first.outbox.left()).toBeUndefined();
});
