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

test('an emergency line that no longer always answers does not say that it does', async () => {
  const files = await contradictions('Mon–Fri 8–5', 'We no longer answer 24/7', 'Mon–Fri 8–5');
  expect(files).toContain('content/contact.yaml');
});

test('where nobody always answers, every text that says so is found', async () => {
  const files = await contradictions('Mon–Fri 8–5', 'Weekdays 7–9', 'Mon–Fri 8–5');
  expect(files).toContain('content/contact.yaml');
});

test.each(['24 hours a day', 'Call us any time', 'Around the clock', 'Answered day and night'])(
  'an emergency line that answers “%s” contradicts no 24/7',
  async (emergency) => {
    expect(await contradictions('Mon–Fri 8–5', emergency, 'Mon–Fri 8–5')).toEqual([]);
  },
);

async function hoursSaid(short: string, words: string) {
  const copy = await copyContent();
  await copy.edit('site.yaml', /short: Available.*/, `short: ${short}`);
  await copy.edit('site.yaml', /emergency: .*/, 'emergency: Call the office');
  await copy.edit('reviews.yaml', /^intro: .*$/m, `intro: ${words}`);
  const found = await copy.check();
  return found.flatMap(({ rule, file, message }) =>
    rule === 'other-hours' && file === 'content/reviews.yaml' ? /(?<=“)[^”]+/.exec(message) : [],
  );
}

test.each([
  ['A person answers the phone day and night.', ['day and night']],
  ['Call us at any hour. We come soon.', ['at any hour']],
  ['The emergency line is answered around the clock.', ['around the clock']],
  ['Snow may load a roof day and night. Call us about it.', []],
  ['The fans run around the clock until the line of damp is gone.', []],
])('where nobody always answers: %s', async (words, said) => {
  expect(await hoursSaid('Mon–Fri 8–5', words)).toEqual(said);
});

test.each([
  ['Mon–Sat 7am–8pm', 'The office is open Mon–Fri 8–5.', ['Mon–Fri 8–5']],
  ['Mon–Sat 7am–8pm', 'Monday to Saturday, 7:00 AM – 8:00 PM.', []],
  ['Mon–Sat 7am–8pm', 'Open Mon-Sat 7:00-8 p.m. only.', []],
  ['Mon–Fri 8–5', 'Open weekdays from 8 a.m. to 5 p.m.', []],
  ['Mon–Fri 8–5', 'Open weekdays 8:30 a.m. to 5 p.m.', ['weekdays 8:30 a.m. to 5 p.m']],
  ['By appointment', 'Open weekdays 8–5.', []],
])('with the hours %s: %s', async (short, words, said) => {
  expect(await hoursSaid(short, words)).toEqual(said);
});
