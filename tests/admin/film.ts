import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** What a step shows, and what is done there. */
interface Frame {
  words: string;
  picture: Buffer;
}

/** Pictures of someone at work, one below the other. */
export class Film {
  readonly #page: Page;
  readonly #frames: Frame[] = [];

  /** @param page the forms, in a window of the size of a frame */
  constructor(page: Page) {
    this.#page = page;
  }

  /** @param words what is done at this step, as a guide says it */
  async take(words: string): Promise<void> {
    await this.#page.evaluate(() => document.fonts.ready);
    this.#frames.push({ words, picture: await this.#page.screenshot({ animations: 'disabled' }) });
  }

  /** @param file where the strip is written as a WebP picture, relative to the project’s folder */
  async develop(file: string): Promise<void> {
    const page = await this.#page.context().newPage();
    await page.setViewportSize({ width: 880, height: 600 });
    await page.setContent(stripOf(this.#frames));
    const strip = await page.locator('main').screenshot();
    await page.close();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await sharp(strip).webp({ quality: 80 }).toBuffer());
  }
}

const stripOf = (frames: readonly Frame[]) => `<!doctype html>
<style>
  body { margin: 0; background: #fff; color: #17212b; font: 20px/1.4 system-ui, sans-serif; }
  main { padding: 8px 24px 24px; }
  h2 { margin: 24px 0 12px; font-size: 20px; }
  img { display: block; width: 832px; border: 1px solid #c9ced3; border-radius: 6px; }
</style>
<main>${frames.map(frameOf).join('')}</main>`;

const frameOf = ({ words, picture }: Frame, index: number) =>
  `<h2>${index + 1}. ${words}</h2><img src="data:image/png;base64,${picture.toString('base64')}">`;
