import puppeteer from 'puppeteer-core';
import type { EnginePage, WindowSize } from './enginePage.ts';
import { virtualScreen } from './startProgram.ts';

/**
 * Opens an installed Firefox with WebDriver BiDi.
 * @param program its absolute path
 */
export async function openFirefox(program: string, size: WindowSize): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: false,
    defaultViewport: size,
    env: { ...process.env, DISPLAY: await virtualScreen() },
  });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address, { waitUntil: 'load' }),
    evaluate: (script, argument) => page.evaluate(script as never, argument as never),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
