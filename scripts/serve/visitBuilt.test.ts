import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { visitBuilt } from './visitBuilt.ts';

test('when a site cannot be served, no browser is left open', async () => {
  const launch = vi.spyOn(chromium, 'launch');
  onTestFinished(() => launch.mockRestore());
  const visit = visitBuilt(
    { sites: [{ folder: path.join(tmpdir(), 'nothing-built') }] },
    async () => {},
  );
  await expect(visit).rejects.toThrow('ENOENT');
  const browser: Browser = await launch.mock.results[0]?.value;
  onTestFinished(() => browser.close());
  expect(browser.isConnected()).toBe(false);
});
