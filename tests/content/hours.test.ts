import { expect, test } from 'vitest';
import { copyContent } from './contentCopy.ts';

const contradictions = async (short: string, emergency: string, sidebar: string) => {
  const copy = await copyContent();
  await copy.edit('site.yaml', /short: Available.*/, `short: ${short}`);
  await copy.edit('site.yaml', /emergency: .*/, `emergency: ${emergency}`);
  await copy.edit('service-page.yaml', / hours: .*/, ` hours: ${sidebar}`);
  const found = await copy.check();
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
  return found.filter(({ rule }) => rule === 'other-hours').map(({ file }) => file);
};

test('an emergency line that always answers contradicts no office hours', async () => {
  expect(await contradictions('Mon–Fri 8–5', 'Emergencies 24/7', 'Mon–Fri 8–5')).toEqual([]);
});

test('the sidebar speaks of the office', async () => {
  expect(await contradictions('Mon–Fri 8–5', 'Emergencies 24/7', 'Always open, 24/7')).toEqual([
    'content/service-page.yaml',
  ]);
});

test('where nobody always answers, every text that says so is found', async () => {
  const files = await contradictions('Mon–Fri 8–5', 'Weekdays 7–9', 'Mon–Fri 8–5');
  expect(files).toContain('content/contact.yaml');
});
