import { expect } from '@playwright/test';
import { test } from '../site.ts';

const innermost = /\([^()]*\)/;

/**
 * Rules with `:has()`, even in a `:not()`, for whatever is in some place: because of a single one,
 * Chromium computes the styles of the whole page again after every change of it.
 */
function rulesForAnything(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    let outer = selector;
    // What is in parentheses may have commas and spaces of its own.
    while (innermost.test(outer)) {
      outer = outer.replace(innermost, (inner) => (inner.includes(':has') ? ':has' : ''));
    }
    const subjects = outer.split(',').filter((one) => one.includes(':has'));
    // An `:is()` stands for what it lists.
    return subjects.some((one) => /^(?:\*|:(?!is))/.test(one.split(/[\s>+~]+/).at(-1) ?? ''));
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
