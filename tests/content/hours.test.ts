import { expect, test } from 'vitest';
import { copyContent } from './contentCopy.ts';

const week = (times: string, days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']) =>
  days.map((day) => `\n    ${day}: ${times}`).join('');

const office = week('8 AM to 5 PM');
const long = week('7 AM to 8 PM', 'monday tuesday wednesday thursday friday saturday'.split(' '));

async function copyWith(
  phone: string,
  emergency?: string,
  { sidebar = '', number = '(815) 555-0142' } = {},
) {
  const copy = await copyContent();
  const line = emergency
    ? `emergencyPhone:\n  display: ${number}\n  hours: ${emergency}\n  placeholder: true\n`
    : '';
  const group = /^ {2}hours: always\n {2}placeholder: true\n/m;
  if (phone !== 'always' || line) {
    await copy.edit('site.yaml', group, `  hours: ${phone}\n  placeholder: true\n${line}`);
  }
  if (sidebar) await copy.edit('service-page.yaml', / hours: .*/, ` hours: ${sidebar}`);
  return copy;
}

const contradictions = async (...hours: Parameters<typeof copyWith>) => {
  const found = await (await copyWith(...hours)).check();
  // Longer hours may make a text too long.
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.filter(({ rule }) => rule !== 'too-long')).toEqual([]);
  return found.filter(({ rule }) => rule === 'other-hours').map(({ file }) => file);
};

test('a line that always answers emergencies contradicts no office hours', async () => {
  expect(await contradictions(office, 'always')).toEqual([]);
  expect(await contradictions(office, 'always', { sidebar: 'Mon–Fri 8–5' })).toEqual([]);
});

test('three different times in a week are too long for search listings alone', async () => {
  const workdays = week('8:30 AM to 5:30 PM', ['monday', 'tuesday', 'wednesday', 'thursday']);
  const others = week('8:30 AM to 3 PM', ['friday']) + week('9 AM to 12 PM', ['saturday']);
  const found = await (await copyWith(workdays + others)).check();
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Search listing → .* has 207 characters/),
    expect.stringMatching(/^Search listing → .* has 208 characters/),
  ]);
});

test('the sidebar states the phone’s hours', async () => {
  expect(await contradictions(office, 'always', { sidebar: 'Always open, 24/7' })).toEqual([
    'content/service-page.yaml',
  ]);
});

test('an emergency line with its own number does not answer the other one', async () => {
  const files = await contradictions(office, 'always', { number: '(815) 555-0143' });
  expect(files).toEqual(['about.yaml', 'estimate-form.yaml', 'home.yaml'].map(inContent));
});

const inContent = (file: string) => `content/${file}`;

test.each([
  ['with an emergency line that does not either', week('7 AM to 9 PM')],
  ['without an emergency line', undefined],
])('if nobody always answers, every text that says so is found: %s', async (_name, emergency) => {
  const files = await contradictions(office, emergency);
  expect(files).toContain('content/contact.yaml');
});

test('texts in the same file as the hours must agree with them too', async () => {
  const copy = await copyWith(office, 'always');
  await copy.edit('site.yaml', 'short: Available {phone.hours}', 'short: Available 24/7');
  const found = await copy.check();
  expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toContain(
    'other-hours: “24/7” does not match “Monday–Friday 8 AM–5 PM” in content/site.yaml.',
  );
});

async function hoursSaid(phone: string, words: string) {
  const copy = await copyWith(phone);
  await copy.edit('reviews.yaml', /^intro: .*$/m, `intro: ${words}`);
  const found = await copy.check();
  return found.flatMap(({ rule, file, message }) =>
    rule === 'other-hours' && file === 'content/reviews.yaml' ? /(?<=“)[^”]+/.exec(message) : [],
  );
}

test.each([
  ['A person answers the phone day and night.', ['answers the phone day and night']],
  ['Call us at any hour. We come soon.', ['at any hour']],
  ['The emergency line is answered around the clock.', ['around the clock']],
  ['Water coming in? Call now, any hour.', ['any hour']],
  ['Round-the-clock emergency response, every day.', ['Round-the-clock']],
  ['We don’t answer the phone at night.', []],
  ['Do not wait, call at any hour.', ['at any hour']],
  ['If a tree comes down at night, call 911 or your insurer first.', []],
  ['Call the gas company at night if you smell gas.', []],
  ['Snow may load a roof day and night. Call us about it.', []],
  ['The fans run around the clock until the line of damp is gone.', []],
])('if nobody always answers: %s', async (words, said) => {
  expect(await hoursSaid(office, words)).toEqual(said);
});

test.each([
  [long, 'The office is open Mon–Fri 8–5.', ['Mon–Fri 8–5']],
  [long, 'Monday to Saturday, 7:00 AM – 8:00 PM.', []],
  [long, 'Open Mon-Sat 7:00-8 p.m. only.', []],
  [office, 'Open weekdays from 8 a.m. to 5 p.m.', []],
  [office, 'Open weekdays 8:30 a.m. to 5 p.m.', ['weekdays 8:30 a.m. to 5 p.m']],
  ['always', 'Open weekdays 8–5.', []],
  [
    'always',
    'We answer the phone Monday through Friday, 8 to 5.',
    ['Monday through Friday, 8 to 5'],
  ],
  ['always', 'We don’t answer only Monday to Friday, 8 to 5, but always.', []],
])('with the hours %s: %s', async (phone, words, said) => {
  expect(await hoursSaid(phone, words)).toEqual(said);
});

test('an article may tell the hours of others, but not other hours of our phone', async () => {
  const copy = await copyWith(office);
  const post = 'posts/roscoe-premium-shingles.md';
  await copy.addParagraph(post, 'The county’s desk is open Monday to Friday, 9 AM to 3 PM.');
  await copy.addParagraph(post, 'Our phones are answered Monday to Friday, 8 AM to 5 PM.');
  const saidOfPhone = async () =>
    (await copy.check()).filter(({ rule, file }) => rule === 'other-hours' && file.endsWith(post));
  expect(await saidOfPhone()).toEqual([]);
  await copy.addParagraph(post, 'Our phones are answered Monday to Saturday, 7 AM to 7 PM.');
  expect(await saidOfPhone()).toHaveLength(1);
});

test('an office may have its own hours', async () => {
  const copy = await copyContent();
  await copy.edit(
    'site.yaml',
    /^ {4}longitude: .*$/m,
    `$&\n    hours:${office.replaceAll('\n', '\n  ')}`,
  );
  await copy.edit('reviews.yaml', /^intro: .*$/m, 'intro: The office is open Mon–Fri 8–5.');
  expect(await copy.check()).toEqual([]);
  await copy.edit('reviews.yaml', 'Mon–Fri 8–5', 'Mon–Fri 9–4');
  expect((await copy.check()).map(({ rule }) => rule)).toEqual(['other-hours']);
});

test('each of several equal promises is found where it is', async () => {
  const promise = 'Our phones are answered 24/7';
  const copy = await copyWith(office);
  await copy.addParagraph(
    'posts/roscoe-premium-shingles.md',
    `[${promise}](https://example.com/24/7). In winter, our phones are answered 24/7 as well.`,
  );
  await copy.edit('reviews.yaml', /^intro: .*$/m, `intro: ${promise}. Yes, ${promise}.`);
  const found = await copy.check();
  const places = found.filter(
    ({ rule, file }) => rule === 'other-hours' && /reviews|roscoe-premium/.test(file),
  );
  const text = async (file: string, first: string) => {
    const line = (await copy.read(file)).split('\n').find((each) => each.startsWith(first)) ?? '';
    return [...line.matchAll(/(?<!\/)24\/7/g)].map(({ index }) => index + 1);
  };
  expect(places.map(({ column }) => column)).toEqual([
    ...(await text('posts/roscoe-premium-shingles.md', `[${promise}`)),
    ...(await text('reviews.yaml', 'intro:')),
  ]);
});
