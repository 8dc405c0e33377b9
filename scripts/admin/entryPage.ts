import type { AdminSettings } from '../content/model/adminPage.ts';

/** What may be said of the ways to the forms: each by its name in the page’s template. */
type Way = 'folder' | 'signIn' | 'token' | 'none' | 'review';

/**
 * Which ways to the forms there are.
 * @param hostname of the address that the page is open at
 * @returns none where the forms cannot open
 */
export function waysIn({ editing }: AdminSettings, hostname: string): Way[] {
  // The CMS opens a folder only where the page comes from the same computer.
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
 * Says below the CMS’s own buttons what each of them is for.
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

/** Says what to do where the forms cannot open. */
export const explainElsewhere = (): void => document.body.append(contentOf('elsewhere'));

const contentOf = (template: string) =>
  (document.getElementById(template) as HTMLTemplateElement).content.cloneNode(
    true,
  ) as DocumentFragment;

/** GitHub’s forms for tokens, filled in with all that the CMS needs. */
const tokenForms = {
  /** @see https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens */
  token: (company: string, repository: string) =>
    `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
      // GitHub takes no longer names.
      name: `Content of ${company}`.slice(0, 40),
      description: `Changes the content of ${repository} at /admin`,
      target_name: repository.replace(/\/.*/, ''),
      expires_in: '90',
      contents: 'write',
      // Labels of pull requests, by which the CMS tells their state, are part of them.
      pull_requests: 'write',
    })}`,
  classicToken: (company: string) =>
    `https://github.com/settings/tokens/new?${new URLSearchParams({
      description: `Content of ${company}`,
      scopes: 'repo',
    })}`,
};
