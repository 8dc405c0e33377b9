import { expect, test, vi } from 'vitest';
import { deliver, longestAttemptMs, pauseBefore } from './deliver.ts';

const request = { url: 'https://forms.example/a', headers: {}, body: '{}' };

type Step = Response | 'no readable answer' | 'hang';

/** Surroundings whose time passes quickly; `pauses` are the waits between attempts. */
function world(...steps: Step[]) {
  const pauses: number[] = [];
  let attempts = 0;
  let isPast = false;
  return {
    pauses,
    attempts: () => attempts,
    now: () => 0,
    random: () => 0,
    isOnline: async () => true,
    watchLeaving: () => () => false,
    fetch: (_url: unknown, { signal }: RequestInit = {}): Promise<Response> => {
      const step = steps[attempts] ?? new Response('{"ok":true}');
      attempts += 1;
      if (step === 'hang') {
        isPast = true;
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }
      if (step === 'no readable answer') return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(step);
    },
    after: (milliseconds: number, action: () => void) => {
      // Timers of ten seconds or more only fire if the service hangs.
      const isLong = milliseconds >= 10_000;
      if (!isLong) pauses.push(milliseconds);
      const timer = setTimeout(() => (!isLong || isPast) && action(), milliseconds / 1000);
      return () => clearTimeout(timer);
    },
  };
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response('', { status, headers });

const busy = { 'retry-after': '1' };

test.each<[string, Step[], string, number]>([
  ['is taken at once', [], 'delivered', 1],
  ['meets a busy service twice', [answer(429), answer(503, busy)], 'delivered', 3],
  ['is refused', [answer(400)], 'failed', 1],
  ['is forbidden', [answer(403)], 'failed', 1],
  ['meets a busy service for good', Array.from({ length: 9 }, () => answer(429)), 'failed', 4],
  ['is told to come back in an hour', [answer(503, { 'retry-after': '3600' })], 'failed', 1],
  ['meets a broken service', [answer(500)], 'unknown', 1],
  ['meets a gateway that gave up', [answer(504)], 'unknown', 1],
  ['meets a service that is away', [answer(503)], 'unknown', 1],
  ['gets an answer that cannot be read', ['no readable answer'], 'unknown', 1],
  ['is busy first, then unreadable', [answer(429), 'no readable answer'], 'unknown', 2],
  ['gets no answer in time', ['hang'], 'unknown', 1],
])('a lead that %s', async (_what, steps, outcome, attempts) => {
  const around = world(...steps);
  expect(await deliver(request, around, () => {})).toBe(outcome);
  expect(around.attempts()).toBe(attempts);
});

test('pauses grow unless the service names one', async () => {
  const around = world(answer(429), answer(429), answer(503, { 'retry-after': '7' }));
  expect(await deliver(request, around, () => {})).toBe('delivered');
  expect(around.pauses).toEqual([1000, 2000, 7000]);
});

test('the visitor is told after ten seconds, and before each further attempt', async () => {
  const waits: string[] = [];
  const slow = world('hang');
  await deliver(request, slow, () => waits.push('slow'));
  await deliver(request, world(answer(429)), () => waits.push('again'));
  await deliver(request, world(), () => waits.push('at once'));
  expect(waits).toEqual(['slow', 'again']);
  expect(longestAttemptMs).toBe(30_000);
});

test('nothing is sent without a connection, not even a retry', async () => {
  const offline = { ...world(), isOnline: async () => false };
  expect(await deliver(request, offline, () => {})).toBe('offline');
  expect(offline.attempts()).toBe(0);
  const states = [true, false];
  const lost = { ...world(answer(429)), isOnline: async () => states.shift() ?? false };
  expect(await deliver(request, lost, () => {})).toBe('offline');
  expect(lost.attempts()).toBe(1);
});

test('a page that was left sends nothing more, even if the back button restores it', async () => {
  const around = world(answer(429));
  const watchLeaving = () => () => around.pauses.length > 0;
  expect(await deliver(request, { ...around, watchLeaving }, () => {})).toBe('unknown');
  expect(around.attempts()).toBe(1);
});

test.each([
  [59_000, true],
  [61_000, false],
])('whether a lead of %i bytes is still sent while the page is left: %s', async (size, isKept) => {
  const fetch = vi.fn(async () => answer(200));
  await deliver({ ...request, body: 'é'.repeat(size / 2) }, { ...world(), fetch }, () => {});
  expect(fetch).toHaveBeenCalledWith(
    request.url,
    expect.objectContaining({ method: 'POST', keepalive: isKept }),
  );
});

const around = { now: () => Date.parse('2025-03-01T12:00:00Z'), random: () => 0 };

test('waits twice as long each time, less a random part of up to half', () => {
  expect([0, 1, 2].map((attempt) => pauseBefore(attempt, null, around))).toEqual([
    1000, 2000, 4000,
  ]);
  expect(pauseBefore(1, null, { ...around, random: () => 0.999 })).toBeCloseTo(1001);
});

test.each([
  ['seconds', '3', 3000],
  ['no seconds', '0', 0],
  ['a date', 'Sat, 01 Mar 2025 12:00:07 GMT', 7000],
  ['a date that has passed', 'Sat, 01 Mar 2025 11:00:00 GMT', 0],
  ['nonsense', 'soon', 1000],
  ['as long as a visitor waits', '20', 20_000],
  ['more than that', '21', undefined],
  ['a date too far away', 'Sun, 02 Mar 2025 12:00:00 GMT', undefined],
])('honors %s', (_what, retryAfter, pause) => {
  expect(pauseBefore(0, retryAfter, around)).toBe(pause);
});
