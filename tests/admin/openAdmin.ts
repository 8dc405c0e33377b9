import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { adminPage } from '../../scripts/content/model/adminPage.ts';
import { currentFolders } from '../../scripts/content/source/folders.ts';
import { test } from '../site.ts';
import { offerFolder } from './localFolder.ts';

/** The forms of the page for editors, as someone who is signed in uses them. */
export interface Forms {
  /** Opens the form of an entry. */
  open: (address: string) => Promise<void>;
  /** The field at a path, once it is rendered, which the CMS does when it comes into view. */
  field: (keyPath: string) => Promise<ReturnType<Page['locator']>>;
  /** Presses the button that saves and waits for the form to close, which the CMS does by itself. */
  save: (button?: 'Save' | 'Save anyway') => Promise<void>;
}

/** A repository with the sample’s content, and the page for editors open on it. */
interface Admin extends Forms {
  page: Page;
  /** The repository’s absolute path. */
  root: string;
  /**
   * What has changed according to Git: added and deleted lines, and the file; includes new files.
   */
  changes: () => string[];
}

/** A file that is changed before the page is opened, by its path below the content folder. */
interface Damage {
  file: string;
  words: string;
  by: string;
}

export const adminTest = test.extend<{ admin: Admin; damage: Damage | undefined }>({
  damage: [undefined, { option: true }],
  admin: async ({ page, damage }, use) => {
    const { root, git, remove } = await sampleRepository();
    if (damage) {
      const file = path.join(root, process.env.CONTENT ?? '', damage.file);
      await writeFile(file, (await readFile(file, 'utf8')).replace(damage.words, damage.by));
    }
    await offerFolder(page, root);
    await page.goto(`${process.env.SITE_URL}${adminPage}`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByRole('treeitem', { name: /^Pages/ }).waitFor();
    await use({
      page,
      root,
      changes() {
        git('add', '--all', '--intent-to-add');
        return git('diff', '--numstat').trim().split('\n').filter(Boolean);
      },
      ...formsOn(page),
    });
    await remove();
  },
});

/** A Git repository with the sample’s content and nothing else, on the branch `main`. */
export async function sampleRepository() {
  const root = await mkdtemp(path.join(tmpdir(), 'admin-'));
  const { content } = currentFolders();
  await cp(content, path.join(root, path.relative('.', content)), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  return { root, git, remove: () => rm(root, { recursive: true }) };
}

export const formsOn = (page: Page): Forms => ({
  async open(address) {
    // Through the list: the CMS shows nothing when one file of a group directly follows another.
    await page.goto(`${process.env.SITE_URL}${adminPage}#/collections/${address.split('/')[0]}`);
    await page.locator('[data-mode="edit"]').waitFor({ state: 'detached' });
    await page.goto(`${process.env.SITE_URL}${adminPage}#/collections/${address}`);
    await page.getByRole('button', { name: 'Save' }).waitFor();
  },
  async field(keyPath) {
    const names = keyPath.split('.');
    const top = page.locator(`[data-key-path="${names[0]}"]`);
    // What is further down is not rendered yet.
    await expect(async () => {
      await page.locator('[data-mode="edit"] [data-key-path]').last().scrollIntoViewIfNeeded();
      await expect(top).toBeAttached({ timeout: 100 });
    }).toPass();
    for (const index of names.keys()) {
      const above = names.slice(0, index + 1).join('.');
      await page.locator(`[data-key-path="${above}"]`).scrollIntoViewIfNeeded();
    }
    return page.locator(`[data-key-path="${keyPath}"]`).locator('input, textarea').first();
  },
  async save(button = 'Save') {
    await page.getByRole('button', { name: button, exact: true }).click();
    // Meanwhile it says “Saving…”.
    await page.getByRole('button', { name: /^Sav(?:e|ing)/ }).waitFor({ state: 'detached' });
  },
});
