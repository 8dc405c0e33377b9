import { expect } from '@playwright/test';
import { test } from '../site.ts';

/**
 * Rules with `:has()` for whatever is in some place: because of a single one, Chromium computes the
 * styles of the whole page again after every change of it, in a tenth of a second on a slow phone.
 */
function rulesForAnything(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    let outer = selector;
    // What is in parentheses may have commas and spaces of its own.
    while (outer.includes('(')) outer = outer.replaceAll(/\([^()]*\)/g, '');
    const subjects = outer.split(',').filter((one) => one.includes(':has'));
    return subjects.some((one) => /^[*:]/.test(one.split(/[\s>+~]+/).at(-1) ?? ''));
  });
}

test('a change in a page does not make the browser style all of it again', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  const selectors = await page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules));
  });
  expect(selectors.filter((selector) => selector.includes(':has(')).length).toBeGreaterThan(0);
  expect(rulesForAnything(selectors)).toEqual([]);
});
