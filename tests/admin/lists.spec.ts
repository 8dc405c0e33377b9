import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { foldersIn } from '../../scripts/content/source/folders.ts';
import { adminTest as test } from './openAdmin.ts';

const folder = process.env.CONTENT ?? '';

test('an entry is added to a list and another one removed', async ({ admin }) => {
  const { page } = admin;
  const file = `${folder}/service-areas.yaml`;
  const lines = async () => (await readFile(path.join(admin.root, file), 'utf8')).split('\n');
  const places = parse((await lines()).join('\n')).illinois.areas;
  await admin.open('company/entries/serviceAreas');
  const list = page.locator('[data-key-path="illinois.areas"]');
  await list.getByRole('button', { name: /^Add.*Area/ }).click();
  // By number: entries are rendered as they come into view, so the last one may be a different one.
  const name = list.locator(`[data-key-path="illinois.areas.${places.length}.name"] input`);
  await name.fill('Davis Junction');
  await admin.save();
  expect(admin.changes()).toEqual([`1\t0\t${file}`]);
  const added = await lines();
  expect(added).toContain('    - name: Davis Junction');
  const { report } = await checkContent(foldersIn(admin.root, folder), new Date());
  expect(report.errors).toBe(0);

  await admin.open('company/entries/serviceAreas');
  await list.getByRole('button', { name: 'Remove' }).last().click();
  await admin.save();
  const left = await lines();
  const named = (all: readonly string[]) => all.filter((line) => line.includes('- name:')).length;
  expect(named(left)).toBe(named(added) - 1);
  // Everything else is unchanged.
  expect(added.filter((line) => !left.includes(line)).length).toBeLessThanOrEqual(3);
  expect(left.filter((line) => !added.includes(line))).toEqual([]);
});
