import { type BrowserContext, expect, type Page } from '@playwright/test';
import { site } from '#content/site';
import {
  type AdminSettings,
  adminPage,
  adminSettingsFile,
} from '../../scripts/content/model/adminPage.ts';
import { test } from '../site.ts';
import { type FakeGitHub, fakeGitHub } from './fakeGitHub.ts';
import { type Forms, formsOn, sampleRepository } from './openAdmin.ts';

/** Someone using the forms, whose changes go to GitHub. */
export interface Editor extends Forms {
  page: Page;
  signIn: (token: string) => Promise<void>;
  /** Saves what is in the form without sending it for review yet. */
  saveDraft: () => Promise<void>;
}

interface GitHubFixtures {
  github: FakeGitHub;
  /** Opens the page for editors in a browser of its own. */
  newEditor: (editing?: Partial<Editing>) => Promise<Editor>;
  /** An editor who has signed in. */
  ann: Editor;
}

export const gitHubTest = test.extend<GitHubFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  github: async ({}, use) => {
    const { root, remove } = await sampleRepository();
    const github = fakeGitHub(root);
    await use(github);
    await remove();
    expect(github.unknown, 'asked of GitHub, and unknown to its stand-in').toEqual([]);
  },
  newEditor: async ({ browser, github }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (editing) => {
      const context = await browser.newContext();
      contexts.push(context);
      await github.answerFor(context);
      await set(context, { repository: github.repository, ...editing });
      const page = await context.newPage();
      await page.goto(`${process.env.SITE_URL}${adminPage}`);
      return {
        page,
        ...formsOn(page),
        signIn: (token) => signIn(page, token),
        saveDraft: () => saveDraft(page),
      };
    });
    for (const context of contexts) await context.close();
  },
  ann: async ({ newEditor }, use) => {
    const ann = await newEditor();
    await ann.signIn('token-of-ann');
    await use(ann);
  },
});

type Editing = NonNullable<AdminSettings['editing']>;

/** The built page with settings for editing. */
async function set(context: BrowserContext, editing: Editing) {
  const { folder, company } = sampleSettings;
  await context.route(`**${adminSettingsFile}`, (route) =>
    route.fulfill({ json: { folder, company, editing } satisfies AdminSettings }),
  );
}

const sampleSettings = {
  folder: process.env.CONTENT ?? '',
  company: site.company.shortName,
};

async function signIn(page: Page, token: string) {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Saves what is in the form of a page without sending it for review yet. */
export async function saveDraft(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: /^Sav(?:e|ing)/ }).waitFor({ state: 'detached' });
}
