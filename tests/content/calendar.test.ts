import { expect, test } from 'vitest';
import { comingDates } from '../../scripts/content/commands/calendar.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { copyContent } from './contentCopy.ts';

const notice = `notice:
  kind: storm
  text: Hail in the valley. We look at roofs on Saturday too.
  firstDay: 2025-07-12
  lastDay: 2025-07-31
`;

test('what appears and expires from today on is listed by day, without drafts', async () => {
  const copy = await copyContent();
  await copy.edit('services/siding.md', '\n---\n', '\npublishAt: 2025-07-10\n---\n');
  await copy.edit('services/gutters.md', '\n---\n', '\nexpireAt: 2025-07-20\n---\n');
  await copy.edit('cities/byron.md', '\n---\n', '\nexpireAt: 2025-07-09\n---\n');
  await copy.edit('cities/madison.md', '\n---\n', '\ndraft: true\npublishAt: 2025-08-01\n---\n');
  await copy.edit('site.yaml', /$/, `\n${notice}`);
  const { model } = await checkContent(copy.folders, new Date('2025-07-10T09:00:00Z'));
  expect(
    comingDates(model).map(({ day, change, title, file }) => [day, change, title, file]),
  ).toEqual([
    ['2025-07-10', 'comes', 'Siding', 'content/services/siding.md'],
    ['2025-07-12', 'comes', expect.stringMatching(/^Notice: Hail/), 'content/site.yaml'],
    ['2025-07-20', 'goes', 'Gutters', 'content/services/gutters.md'],
    ['2025-08-01', 'goes', expect.stringMatching(/^Notice: Hail/), 'content/site.yaml'],
  ]);
});
