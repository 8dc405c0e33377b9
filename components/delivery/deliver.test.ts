import { expect, test } from 'vitest';
import { deliver } from './deliver.ts';

const request = { url: 'https://forms.example/a', headers: {}, body: '{}' };

type Step = Response | 'network error' | 'hang';

/** A world whose time passes at once; `pauses` are the waits between attempts. */
function world(...steps: Step[]) {
  const pauses: number[] = [];
  let attempts = 0;
  let timeout = 0;
  return {
    pauses,
    attempts: () => attempts,
    timeout: () => timeout,
    now: () => 0,
    random: () => 0,
    isOnline: () => true,
    fetch: (_url: unknown, { signal }: RequestInit = {}): Promise<Response> => {
      const step = steps[attempts] ?? new Response('{"ok":true}');
      attempts += 1;
      if (step === 'hang') {
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }
      return step === 'network error' ? Promise.reject(new TypeError()) : Promise.resolve(step);
    },
    after: (milliseconds: number, action: () => void) => {
      const isTimeout = milliseconds === 10_000;
      if (isTimeout) timeout = milliseconds;
      else pauses.push(milliseconds);
      const timer = setTimeout(action, isTimeout ? 5 : 0);
      return () => clearTimeout(timer);
    },
  };
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response('', { status, headers });

test.each<[string, Step[], string, number]>([
  ['is taken at once', [], 'delivered', 1],
  ['fails twice', [answer(500), answer(500)], 'delivered', 3],
  ['is unreachable once', ['network error'], 'delivered', 2],
  ['hangs', ['hang'], 'delivered', 2],
  ['is busy', [answer(429, { 'retry-after': '2' })], 'delivered', 2],
  ['is refused', [answer(400)], 'failed', 1],
  ['is forbidden', [answer(403)], 'failed', 1],
  ['fails for good', Array.from({ length: 9 }, () => answer(503)), 'failed', 4],
  ['is told to come back in an hour', [answer(503, { 'retry-after': '3600' })], 'failed', 1],
])('a lead that %s', async (_what, steps, outcome, attempts) => {
  const around = world(...steps);
  let retries = 0;
  expect(await deliver(request, around, () => (retries += 1))).toBe(outcome);
  expect(around.attempts()).toBe(attempts);
  expect(retries).toBe(attempts - 1);
});

test('each attempt may take ten seconds, and pauses grow unless the service names one', async () => {
  const around = world('hang', answer(503), answer(429, { 'retry-after': '7' }));
  expect(await deliver(request, around, () => {})).toBe('delivered');
  expect(around.timeout()).toBe(10_000);
  expect(around.pauses).toEqual([1000, 2000, 7000]);
});

test('without a connection it is not tried again at once', async () => {
  const around = { ...world('network error'), isOnline: () => false };
  expect(await deliver(request, around, () => {})).toBe('offline');
  expect(around.attempts()).toBe(1);
});

test('a browser that is wrong about being offline does not stop it', async () => {
  expect(await deliver(request, { ...world(), isOnline: () => false }, () => {})).toBe('delivered');
});
