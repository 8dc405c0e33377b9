import { expect, test, vi } from 'vitest';
import { startBranch } from '../../tests/content/contentBranch.ts';
import { type ContentCopy, copyContent } from '../../tests/content/contentCopy.ts';
import { buildSite } from './buildSite.ts';
import { onScheduledDay } from './scheduledSite.ts';

vi.mock('./buildSite.ts', () => ({ buildSite: vi.fn() }));

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const schedule = ({ edit }: ContentCopy, city: string, lines: string) =>
  edit(`cities/${city}.md`, /^order:/m, `${lines}\norder:`);

const announce = ({ edit }: ContentCopy, firstDay: string) =>
  edit(
    'site.yaml',
    /$/,
    `notice:\n  kind: storm\n  text: Hail last night.\n  firstDay: ${firstDay}\n  lastDay: ${ahead(60)}\n`,
  );

test.each([
  [
    'what is there until then',
    undefined,
    (copy) => schedule(copy, 'byron', `publishAt: ${ahead(9)}`),
  ],
  ['a notice', ahead(5), (copy) => announce(copy, ahead(5))],
  [
    'both',
    ahead(9),
    async (copy) => {
      await announce(copy, ahead(5));
      await schedule(copy, 'madison', `publishAt: ${ahead(9)}`);
    },
  ],
] satisfies [string, string | undefined, (copy: ContentCopy) => Promise<unknown>][])(
  'the site is shown as of the last day on which something of the branch appears: %s',
  async (_what, day, change) => {
    vi.stubEnv('CONTENT', '');
    vi.stubEnv('SITE_DAY', '');
    const copy = await copyContent();
    await schedule(copy, 'madison', 'draft: true');
    startBranch(copy);
    await copy.edit('cities/madison.md', 'draft: true\n', '');
    await change(copy);
    const look = vi.fn(async (_day?: string) => process.env.SITE_DAY);
    expect((await onScheduledDay(copy.root, undefined, look)) || undefined).toBe(day);
    expect(look).toHaveBeenCalledExactlyOnceWith(...(day ? [day] : []));
    // Afterwards, today’s site is there again.
    expect(process.env.SITE_DAY || undefined).toBeUndefined();
    expect(vi.mocked(buildSite).mock.calls).toEqual(day ? [[copy.root]] : []);
    vi.mocked(buildSite).mockClear();
  },
);
