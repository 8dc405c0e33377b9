import type { Page } from '@playwright/test';
import { site } from '#content/site';

export const { script = '', container = '' } = site.chat ?? {};

/** A provider’s script of our own making: it says its name and counts how often it ran. */
export const provider = `
  window.runs = (window.runs ?? 0) + 1;
  document.getElementById('${container}').append('Provider');`;

export const useProvider = (page: Page, body = provider) =>
  page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

export const runs = (page: Page) => page.evaluate('window.runs ?? 0');
