import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { replacementOf } from '../../scripts/content/check/cures/replacement.ts';
import { gatherFacts } from '../../scripts/content/check/gatherFacts.ts';
import { postSchema } from '../../scripts/content/model/blog.ts';
import { sampleContent } from '../../scripts/test/stages.ts';
import { post } from './mistakes/mistake.ts';

const article = await readFile(`${sampleContent}/${post}`, 'utf8');
const front = article.slice(0, article.indexOf('\n---\n') + 5);
const findingsIn = (text: string) => {
  const { diagnostics, body } = gatherFacts(`content/${post}`, text, postSchema);
  const addresses = body?.halfLinks.map(({ diagnostic }) => diagnostic) ?? [];
  return [...diagnostics, ...addresses];
};
const withBody = (body: string) => `${front}\n${body}\n`;
const withField = (line: string) => article.replace(/^location: .*$/m, () => `location: ${line}`);

/** A text once all its cures are applied. */
function cured(text: string): string {
  const replacements = findingsIn(text).flatMap((found) => replacementOf(text, found) ?? []);
  return replacements
    .sort((a, b) => b.start - a.start)
    .reduce(
      (mended, { start, end, text: put }) => mended.slice(0, start) + put + mended.slice(end),
      text,
    );
}

test.each([
  'See [sic] (`code`) and [the lot] (later).',
  '5 < 6, R&D, AT&T, 50% off, #1 choice, C# major, (815) 555-0142',
  'Free* inspections.\n\n*Terms apply.',
  'He said “teh [sic] roof” (see below).',
  'Call [911](tel:911) or [8155550142](tel:+18155550142).',
  'It was  \n1996. A good year.',
  'Thanks!\n\n— Dana K.',
  '-5 degrees at night',
  '* One entry.\n\nNo *star* before it.',
  'We hear “Is it dry?”\n\n- Call us',
  '“Is it dry?”\n\n- That depends on the deck: we look.',
  '> 30 years ago, we came.\n\n>Dry at last.',
  '> Great roof.\n\n— Dana K.\n\n> Dry at last.\n\n— Ron B.',
  '❗️Important.\n\n📞 Call us.',
  '*Terms apply.\n\nMore.\n\n*In Illinois.',
  'Yes | no | maybe',
  '| Roof | Years |\n| --- | --: |\n| Metal | 50 |',
  '| A | B |\n| --- | --- |\n| 1 | 2 |\n\n| C | D |\n| --- | --- |\n| 3 | 4 |',
  '| A | B |\n| --- | --- |\n| 1 | 2 |\n\nSiding | Gutters\n\nYes | no',
  'Roof | Years\n--- | ---\nMetal | 50\nSlate',
  'Mon–Fri   8–5  \nSat       9–12',
  'Name:   Dana',
  'Phone:\t1\n\nFax:\t2\n\nHours:\t3',
  'Hail\tis ice.\n\nWind\tis air.',
  'See https://www.weather.gov/lot, www.weather.gov or a.b@x-y.example.',
  'It was ~~Monday~~ Tuesday, ~5 to ~6 feet.',
  'snake_case_name.jpg',
  'Name: ______',
  '## After ##\n\nText.',
  'We mend:\n- Hail\n- Wind',
  'We mend:\n1. Hail\n2. Wind',
  '1) Hail\n2) Wind',
  'One line\\\nand the next',
  'Text\n\n***\n\nMore',
  'After the storm\n---\nText.',
  'See <https://www.weather.gov/lot>, or <office@x.example>, @harlow or a@b.',
  'Text&nbsp;here &amp; there, \\*\\*as typed\\*\\*.',
  '```\nHail\n```',
  '1. Call\n\n   Then wait.\n\n2. Go',
  '1. Call us.\n\nWe come.\n\n2. Wait.\n\nYou see.',
  '1. Vents\n\n![Hail dents on a vent](a.svg)\n\n2. Gutters\n\n![Hail dents on a gutter](b.svg)',
  '1. Call us\n2. Wait\n\nWe come.\n\n3. Look\n\nYou see.\n\n4. Pay\n\nYou sign.',
  '1. Call us\n\nWe come.\n\n2. Wait',
  '1. Only this\n\nMore.',
  '1996. A good year\n\nMore.',
  '- ✓ Licensed\n- ✓ Insured ✓ Local',
  'Roofing • Siding • Gutters',
  '#Rockford #hail',
  'See [our gutters](  /services/gutters  ) or [both][b].\n\n[b]: /services/gutters',
  'The {reviews} above, in {Places} places.',
  'Wow!(Really.) Great![One] (see below)',
  '\\[as typed](it stands) and `![code](a b)`',
  '![Hail on a cap](<../images/a b (1).jpg>)',
])('allowed in a text: %s', (body) => {
  expect(findingsIn(withBody(body))).toEqual([]);
});

test.each([
  '5 < 6 years',
  'R&D, AT&T; and more',
  'Free* inspection, *terms apply',
  '50% off',
  'snake_case.jpg',
  "'#1 choice'",
  'C# major',
  '2*4*8 lumber',
  'a < b > c',
  '1. Book a visit',
  "'* Terms apply'",
  "'> 5 years'",
  "'- 5 degrees'",
  'under <5 years',
  '5\' 6" tall',
  "'{Reviews} of {cities}'",
])('allowed in a field: %s', (line) => {
  expect(findingsIn(withField(line))).toEqual([]);
});

test.each([
  ['[our gutters] (/services/gutters)', '[our gutters](/services/gutters)'],
  ['[aid] (www.weather.gov/lot).', '[aid](https://www.weather.gov/lot).'],
  ['[aid] (https://weather.gov)', '[aid](https://weather.gov)'],
  ['Call {phone.}', 'Call {phone}.'],
  ['Call {phone number}.', 'Call {phone}.'],
  ['[**our** gutters][/services/gutters]', '[**our** gutters](/services/gutters)'],
  ['[our gutters]{/services/gutters}', '[our gutters](/services/gutters)'],
  ['[our gutters](/services/gutters, and', '[our gutters](/services/gutters), and'],
  ['[write to us](mailto: office@x.example)', '[write to us](mailto:office@x.example)'],
  ['[call us](tel: (815) 555-0142)', '[call us](tel:8155550142)'],
  ['Look: “www.weather.gov”.', 'Look: “[www.weather.gov](https://www.weather.gov)”.'],
  ['Years:\nRoof\tYears\nMetal\t50', 'Years:\n\n| Roof | Years |\n| --- | --- |\n| Metal | 50 |'],
  [
    'Now | then:\n| Roof | Years |\n| Metal | 50 |',
    'Now | then:\n\n| Roof | Years |\n| --- | --- |\n| Metal | 50 |',
  ],
  ['Roof\tGood | bad\nMetal\tGood', '| Roof | Good \\| bad |\n| --- | --- |\n| Metal | Good |'],
  ['| Roof | Years |\n| Metal | 50 |', '| Roof | Years |\n| --- | --- |\n| Metal | 50 |'],
  ['A | B\n--- | ---\n\n1 | 2\n3 | 4', 'A | B\n--- | ---\n1 | 2\n3 | 4'],
  ['| A | B |\n\n| 1 | 2 |\n\n| 3 | 4 |', '| A | B |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |'],
  ['| A | B |\n|---|\n\n| 1 | 2 |\n| 3 | 4 |', '| A | B |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |'],
  [
    'Years:\nRoof      Years\nWood shingles  30',
    'Years:\n\n| Roof | Years |\n| --- | --- |\n| Wood shingles | 30 |',
  ],
  [
    '\tSlate\tMetal\n\nYears\t80\t50\n\nNote\theavy\t',
    '|  | Slate | Metal |\n| --- | --- | --- |\n| Years | 80 | 50 |\n| Note | heavy |  |',
  ],
  ['We do:\n• Hail\n• Wind', 'We do:\n\n- Hail\n- Wind'],
  ['•\tHail\n\to\tLarge\n\to\tSmall\n•\tWind', '- Hail\n  - Large\n  - Small\n- Wind'],
  ['We do:\n• **Hail** • Wind\n•Ice', 'We do:\n\n- **Hail**\n- Wind\n- Ice'],
  ['☑ Hail ☐ Wind · rain', '- Hail\n- Wind · rain'],
  [
    '1. What Hail Does\n\nIt dents.\n\n2. How\n\nText.\n\n1. Up\n2. Down\n\nText.\n\n3. Why?\n\n- So',
    '## What Hail Does\n\nIt dents.\n\n## How\n\nText.\n\n1. Up\n2. Down\n\nText.\n\n## Why?\n\n- So',
  ],
  [
    '#What to look for\n##Missing shingles\n\nText.',
    '## What to look for\n## Missing shingles\n\nText.',
  ],
  ['1) Hail\n\nIce.\n\n2) **Wind**\n\n- Air', '## Hail\n\nIce.\n\n## Wind\n\n- Air'],
  ['a)\tHail\nb)\tWind', '- Hail\n- Wind'],
  ['We do:\n• Hail\n • Wind', 'We do:\n\n- Hail\n- Wind'],
  ['We do:\n2. Hail\n3. Wind', 'We do:\n\n2. Hail\n3. Wind'],
  ['🏠 Roofs\n🔧 Repairs', '- 🏠 Roofs\n- 🔧 Repairs'],
  ['– Hail\n– Wind\n\nText', '- Hail\n- Wind\n\nText'],
  ['Call **today ** or ** now **.', 'Call **today** or **now**.'],
  ['- [ ] Call\n- [x] Wait', '- Call\n- Wait'],
  ['- Ice\n-Snow-Ice\n-Hail\n- Rain', '- Ice\n- Snow-Ice\n- Hail\n- Rain'],
  ['* The-Ice\n*Ice\n* Rain', '* The-Ice\n* Ice\n* Rain'],
  ['1) Ice\n2)Snow\n3) Rain', '1) Ice\n2) Snow\n3) Rain'],
  ['1. Call\n   a. by day\n   b. at night', '1. Call\n   - by day\n   - at night'],
  ['a. Hail\nb. Wind', '- Hail\n- Wind'],
  ['- Ice\n  - Hail\n  -Dents\n- Rain', '- Ice\n  - Hail\n  - Dents\n- Rain'],
  ['- Ice\n• Snow\n- Rain', '- Ice\n- Snow\n- Rain'],
  ['<o:p></o:p>Hail', 'Hail'],
  [
    'Text.\n\n    Words that stand too far in.  \n    And more.',
    'Text.\n\nWords that stand too far in.  \nAnd more.',
  ],
  ['We come at once.\n---\n', 'We come at once.\n\n---\n'],
  ['Save 10%*!\n\n* In June.', 'Save 10%*!\n\n*In June.'],
  ['Save 10%*\n* In June.', 'Save 10%*\n\n*In June.'],
  ['> Dry.\n\n- José N.', '> Dry.\n\n— José N.'],
  ['"Dry."\n- Dana K., Byron, IL', '"Dry."\n\n— Dana K., Byron, IL'],
  ['- >20 years\n- > 5 leaks', '- \\>20 years\n- \\> 5 leaks'],
  ['>20 years\n\n>$9,000', '\\>20 years\n\n\\>$9,000'],
])('cured in a text: %s', (body, meant) => {
  expect(cured(withBody(body))).toBe(withBody(meant));
  expect(findingsIn(withBody(meant))).toEqual([]);
});

test.each(['“Great crew.”\n— Dana K.', '> Great crew.\n— Dana K.', '> Great crew.\n> – Dana K.'])(
  'a name below what someone said is no list: %s',
  (body) => {
    expect(findingsIn(withBody(body)).map(({ rule }) => rule)).toEqual(['joined-lines']);
  },
);

test.each([
  '|-\n  Great crew.\n  — Dana K.',
  "'Roscoe, IL\n  1996. A good year.'",
  'Roofs 5/12 -\n  12/12 and\n  3. more',
  '>-\n  We check\n  - the ridge',
])('lines of a field that are no list: %s', (written) => {
  expect(findingsIn(withField(written)).map(({ rule }) => rule)).not.toContain('pretend-list');
});

test.each([
  'We come.   Then we go.\nYou see.   You pay.',
  'Phone:     815-555-0142\nOffice:    Rockford',
  'We come   at any\nhour of the day.',
])('lines with spaces that are no columns: %s', (body) => {
  const found = findingsIn(withBody(body));
  expect(found.map(({ rule }) => rule)).not.toContain('raw-table');
});

test.each([
  '- Roof\tYears\n  Metal\t50',
  '> Roof\tYears\n> Metal\t50',
  '- These last:\n\n  Roof      Years\n  Metal     50',
])('a table in a list or quotation, whose cure is left to people: %s', (body) => {
  const found = findingsIn(withBody(body));
  expect(found.map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
    ['raw-table', undefined],
  ]);
});

test.each([
  '[our gutters](our page)',
  '[**our** gutters](our *new* page)',
  '[](our page)',
  '[our gutters](our page "title")',
  '[our gutters](our page',
  '[our [new] gutters](our page)',
  '[write to us](mailto: the office)',
])('an incomplete link that only people can fix: %s', (body) => {
  const found = findingsIn(withBody(`See ${body}`));
  expect(found.map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
    ['half-link', undefined],
  ]);
});

test.each([
  '![A roof](My Photo #3 (final).JPG)',
  '![A [new] roof](My *new* Photo.jpg)',
  '![A roof](My Photo.jpg "title")',
  '![A roof](My Photo.jpg',
  '![](My Photo.jpg)',
  '![A roof] (My Photo.jpg)',
  '![A roof][posts/My Photo.jpg]',
  '!(posts/x.jpg)',
  '!(our roof)',
])('an incomplete picture: %s', (body) => {
  const { halfLinks } = gatherFacts(`content/${post}`, withBody(body), postSchema).body ?? {};
  expect(halfLinks?.map(({ diagnostic }) => diagnostic.rule)).toEqual(['half-link']);
});

test.each([
  ['Our **best** _roof_', 'Our best roof'],
  ["'**Best** roof'", 'Best roof'],
  ["'# Rockford'", 'Rockford'],
  ['It&#39;s hail', "It's hail"],
  ["'&quot;Hail&quot; it is'", `'"Hail" it is'`],
  ["'Hail: R&amp;D'", "'Hail: R&D'"],
  ['Hail<br />and&nbsp;wind', 'Hail and wind'],
  ['<p>Hail</p>', 'Hail'],
  ['Our **[best](/x)** roof', 'Our best roof'],
  ['Act ~~now~~ later', 'Act now later'],
  ['One of {citys}', 'One of {cities}'],
])('cured in a field: %s', (line, meant) => {
  expect(cured(withField(line))).toBe(withField(meant));
  expect(findingsIn(withField(meant))).toEqual([]);
});

test.each(['<!DOCTYPE svg>', '<![CDATA[hail]]>'])('without a cure in a field: %s', (line) => {
  const [found, ...others] = findingsIn(withField(line));
  expect(found?.rule).toBe('markup-in-field');
  expect(found).not.toHaveProperty('suggestion');
  expect(others).toEqual([]);
});

test('markup in a list between brackets is marked without its neighbors', () => {
  const list = '  keywords: [hail, a **bold** word]\n';
  const text = article.replace(/^ {2}keywords:\n(?: {4}- .*\n)+/m, list);
  const found = findingsIn(text).find(({ rule }) => rule === 'markup-in-field');
  const line = text.split('\n')[(found?.line ?? 0) - 1];
  expect(line?.slice((found?.column ?? 0) - 1, (found?.endColumn ?? 0) - 1)).toBe(
    'a **bold** word',
  );
  expect(found).not.toHaveProperty('suggestion');
});
