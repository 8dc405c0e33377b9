import type { BrowserType } from '@playwright/test';
import type { EnginePage, WindowSize } from './enginePage.ts';

/** Opens one of Playwright’s own browsers. */
export async function openPlaywright(type: BrowserType, size: WindowSize): Promise<EnginePage> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: size });
  return {
    goto: (address) => page.goto(address),
    evaluate: (script, argument) => page.evaluate(script as never, argument as never),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
