import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isEveryWidth } from '../widths.ts';

/**
 * What axe finds wrong and where, short enough to read in a report.
 * @param part a selector, to look at the part alone that has changed; the full test looks at all
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  // Legacy means: without a second page, which is only of use for frames from elsewhere.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part && !isEveryWidth ? builder.include(part) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
