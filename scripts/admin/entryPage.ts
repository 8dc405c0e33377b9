import type { AdminSettings } from '../content/model/adminPage.ts';
import { makeElement } from './checker/findingsDialog.ts';

/** The ways to open the forms, and notes on them, by their names in the page’s template. */
type Way = 'folder' | 'signIn' | 'token' | 'none' | 'review';

/**
 * The ways to open the forms.
 * @param hostname of the page’s own address
 * @returns none if the forms cannot open
 */
export function waysIn({ editing }: AdminSettings, hostname: string): Way[] {
  // The CMS opens a folder only if the page comes from the same computer.
  const isHere = /^(?:localhost|127\.0\.0\.1)$/.test(hostname);
  if (!editing) return isHere ? ['folder', 'none'] : [];
  return [
    ...(isHere ? (['folder'] as const) : []),
    ...(editing.signIn ? (['signIn'] as const) : []),
    'token',
    'review',
  ];
}

/**
 * Explains below the CMS’s own buttons what each of them is for.
 * @param ways at least one
 */
export function explainWays(ways: readonly Way[], { editing, company }: AdminSettings): void {
  const words = contentOf('ways');
  for (const section of words.querySelectorAll<HTMLElement>('[data-way]')) {
    if (!ways.includes(section.dataset.way as Way)) section.remove();
  }
  for (const place of words.querySelectorAll('[data-repository]')) {
    place.textContent = editing?.repository ?? '';
  }
  for (const link of words.querySelectorAll<HTMLAnchorElement>('[data-link]')) {
    link.href = tokenForms[link.dataset.link as keyof typeof tokenForms](
      company,
      editing?.repository ?? '',
    );
  }
  document.body.classList.toggle('without-repository', !editing);
  document.body.append(words);
}

/** Says what to do if the forms cannot open. */
export const explainElsewhere = (): void => document.body.append(contentOf('elsewhere'));

/** Says on the empty page why it cannot open, and goes no further. */
export function explainFailure(reason: Error): never {
  document.body.append(makeElement('main', { className: 'note' }, reason.message));
  throw reason;
}

const contentOf = (template: string) =>
  (document.getElementById(template) as HTMLTemplateElement).content.cloneNode(
    true,
  ) as DocumentFragment;

/** GitHub’s forms for tokens, filled in with what the CMS needs. */
const tokenForms = {
  /** @see https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens */
  token: (company: string, repository: string) =>
    `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
      // GitHub does not accept longer names.
      name: `Content of ${company}`.slice(0, 40),
      description: `Changes the content of ${repository} at /admin`,
      target_name: repository.replace(/\/.*/, ''),
      expires_in: '90',
      contents: 'write',
      // This includes labels, with which the CMS marks the state of pull requests.
      pull_requests: 'write',
    })}`,
  classicToken: (company: string) =>
    `https://github.com/settings/tokens/new?${new URLSearchParams({
      description: `Content of ${company}`,
      scopes: 'repo',
    })}`,
};
