import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// Half as long as the code that the builder brings; each page has to read it.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** axe for a page, telling of violations alone. */
export const axeOn = (page: Page): AxeBuilder =>
  // Legacy means: without a second page, which is only of use for frames from elsewhere.
  new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
