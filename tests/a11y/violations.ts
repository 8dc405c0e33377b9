import type { Page } from '@playwright/test';
import { axeViolations } from '../../scripts/pageCheck/inspectPage.ts';
import { isEveryWidth } from '../widths.ts';

/**
 * What axe finds wrong and where, short enough for a report.
 * @param part a selector, to check only the part that has changed; the full test checks everything
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const broken = await axeViolations(page, isEveryWidth ? undefined : part);
  return broken.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
