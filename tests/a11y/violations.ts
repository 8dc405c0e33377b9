import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong and where, short enough to read in a report.
 * @param part a selector, to look at a part of the page alone
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Legacy means: without a second page, which is only of use for frames from elsewhere.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
