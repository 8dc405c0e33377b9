import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import type { Engine } from './enginePage.ts';
import { openFirefox } from './openFirefox.ts';
import { openPlaywright } from './openPlaywright.ts';
import { miniBrowser, openWebKit } from './openWebKit.ts';
import { findProgram } from './startProgram.ts';

const installedFirefox = findProgram('firefox-esr') ?? findProgram('firefox');
const hasScreen = findProgram('Xvfb');

/**
 * Finds the browser engines besides Chromium on this machine: Playwright’s own, or else the
 * system’s. Reports those that are missing.
 */
export function findEngines(): Engine[] {
  const engines: Engine[] = [];
  if (existsSync(firefox.executablePath())) {
    engines.push({ name: 'Firefox', open: (size) => openPlaywright(firefox, size) });
  } else if (installedFirefox && hasScreen) {
    engines.push({ name: 'Firefox', open: (size) => openFirefox(installedFirefox, size) });
  } else {
    missing('Firefox', 'firefox', 'firefox-esr xvfb');
  }
  if (existsSync(webkit.executablePath())) {
    engines.push({ name: 'WebKit', open: (size) => openPlaywright(webkit, size) });
  } else if (miniBrowser && findProgram('WebKitWebDriver') && hasScreen) {
    engines.push({ name: 'WebKit', open: openWebKit });
  } else {
    missing('WebKit', 'webkit', 'webkit2gtk-driver xvfb');
  }
  return engines;
}

function missing(name: string, playwright: string, debian: string): void {
  const said = `${name} was not tried, as it is not installed. “npx playwright install ${playwright}” brings it, or on Debian “apt-get install ${debian}”.`;
  // A workflow installs all, so otherwise nobody would notice that one is missing.
  if (process.env.CI) throw new Error(said);
  console.warn(said);
}
