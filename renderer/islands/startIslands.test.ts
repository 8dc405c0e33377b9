import { afterEach, expect, test, vi } from 'vitest';
import { triggers } from './startIslands.ts';

afterEach(() => vi.unstubAllGlobals());

test('an island starts if one late call reports that it was out of view and is in view', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const start = vi.fn(() => Promise.resolve());

  triggers.visible({} as HTMLElement, start);
  tell([{ isIntersecting: false }]);
  expect(start).not.toHaveBeenCalled();
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(start).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});
