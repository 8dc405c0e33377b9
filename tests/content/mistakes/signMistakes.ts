import { type Mistake, post } from './mistake.ts';

/** A first paragraph that goes wrong on the page. */
export const inText = (
  name: string,
  rule: Mistake['rule'],
  text: string,
  mark: string,
): Mistake => ({
  name,
  make: ({ addParagraph }) => addParagraph(post, text),
  file: post,
  rule,
  mark,
});

/** A place name that goes wrong on the page. */
const inField = (name: string, rule: Mistake['rule'], line: string, mark = line): Mistake => ({
  name,
  make: ({ edit }) => edit(post, /^location: .*$/m, line),
  file: post,
  rule,
  mark,
});

/** A picture that is shown as the characters it is written with. */
const halfPicture = (name: string, path: string): Mistake => ({
  name,
  make: async ({ read, write, addParagraph }) => {
    const picture = await read('images/posts/roscoe-premium-shingles.svg');
    await write('images/posts/My Photo #3 (final).svg', picture);
    await addParagraph(post, `![Hail on a ridge cap](${path})`);
  },
  file: post,
  rule: 'half-link',
  mark: '![Hail',
});

/** Characters that the page would show or misinterpret. */
export const signMistakes: readonly Mistake[] = [
  inField('bold words in a field', 'markup-in-field', 'location: Roscoe, **IL**'),
  inField('a field that is bold', 'markup-in-field', "location: '**Roscoe**, IL'"),
  inField('HTML in a field', 'markup-in-field', 'location: Roscoe,<br>IL'),
  inField('an entity in a field', 'markup-in-field', 'location: Roscoe &amp; Rockton, IL'),
  inField('a link in a field', 'markup-in-field', 'location: See [Roscoe](/about), IL'),
  inField(
    'a program in a field',
    'markup-in-field',
    'location: A<script>b()</script>',
    'A<script>',
  ),
  inText(
    'a link with a space in it',
    'half-link',
    'See [our gutters] (/services/gutters) too.',
    '[our gutters]',
  ),
  inText(
    'a link that is not closed',
    'half-link',
    'See [our gutters](/services/gutters.',
    '[our gutters]',
  ),
  inText(
    'a link with its brackets swapped',
    'half-link',
    'See (our gutters)[/services/gutters].',
    '(our gutters)',
  ),
  halfPicture('a picture whose name has a space', '../images/posts/My Photo #3 (final).svg'),
  halfPicture('a picture whose file is named alone', 'My Photo #3 (final).svg'),
  halfPicture('a picture with a space that does not exist', 'posts/My Photo.jpg'),
  inText('a picture without a description of its own', 'half-link', '!(posts/x.jpg)', '!('),
  inText(
    'a link whose address has a space',
    'half-link',
    'See [our gutters](/services/our gutters).',
    '[our gutters]',
  ),
  inText('a link to words', 'half-link', 'See [our gutters](our page).', '[our gutters]'),
  inText(
    'a link to write with a space in it',
    'half-link',
    'Please [write to us](mailto: office@harlowridge.example).',
    '[write',
  ),
  inText(
    'an address that is not secure',
    'insecure-link',
    'See http://www.weather.gov/lot, or write to us.',
    'http://',
  ),
  inText('an address without its start', 'bare-address', 'See “www.weather.gov”.', 'www.weather'),
  inText('a table without its line', 'raw-table', '| Roof | Years |\n| Metal | 50 |', '| Roof'),
  inText(
    'a table whose line is dashes',
    'raw-table',
    '| Roof | Years |\n| — | — |\n| Metal | 50 |',
    '| Roof',
  ),
  inText(
    'a table whose line is too short',
    'raw-table',
    '| Roof | Years |\n|---|\n| Metal | 50 |',
    '| Roof',
  ),
  inText(
    'a table without its line below a sentence',
    'raw-table',
    'These last:\n| Roof | Years |\n| Metal | 50 |',
    '| Roof',
  ),
  inText(
    'a table with an empty line below its hyphens',
    'raw-table',
    '| Roof | Years |\n| --- | ---: |\n\n| Asphalt | 20 |\n| Metal | 50 |',
    '| Roof',
  ),
  inText(
    'a table with an empty line in it and words below it',
    'raw-table',
    '| Roof | Years |\n| --- | --- |\n\n| Asphalt | 20 |\n| Metal | 50 |\nAsk us for more.',
    '| Roof',
  ),
  inText(
    'a table with empty lines between its rows',
    'raw-table',
    '| Roof | Years |\n\n| --- | --- |\n\n| Asphalt | 20 |',
    '| Roof',
  ),
  inText(
    'columns lined up with spaces',
    'raw-table',
    'Roof        Years     Cost\nAsphalt     20        $9,000',
    'Roof  ',
  ),
  inText(
    'rows from Word with empty lines between them',
    'raw-table',
    'Roof type\tYears\tCost\n\nAsphalt\t20\t$9,000\n\nMetal\t50\t$18,000',
    'Roof type',
  ),
  inText(
    'rows below a table that may be another one',
    'raw-table',
    '| Roof | Years |\n| --- | --- |\n| Slate | 80 |\n\n| Asphalt | 20 |\n| Metal | 50 |',
    '| Roof',
  ),
  inText(
    'a sentence directly below a table',
    'text-in-table',
    '| Roof | Years |\n| --- | --- |\n| Metal | 50 |\nThese figures are for 2026.',
    'These figures',
  ),
  inText(
    'a table whose row has a cell too many',
    'long-row',
    '| Roof | Years |\n| --- | --- |\n| Metal | 50 | loud |',
    '| Roof',
  ),
  inText(
    'a table of six columns',
    'wide-table',
    '| A | B | C | D | E | F |\n| --- | --- | --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 | 5 | 6 |',
    '| A',
  ),
  inText(
    'a table from a spreadsheet below a sentence',
    'raw-table',
    'These last:\nRoof\tYears\nMetal\t50',
    'Roof\t',
  ),
  inText(
    'a link whose two halves stand in the other order',
    'half-link',
    'See (/services/gutters)[our gutters].',
    '(/services',
  ),
  inText(
    'a name below words that are quoted',
    'joined-lines',
    '> They were here by noon.\n> Jim, Rockford',
    'They were',
  ),
  inText('words behind the sign of a blank', 'left-over', '… Hail is ice.', '…'),
  inField('a field’s words behind the sign of a blank', 'left-over', 'location: … Roscoe, IL', '…'),
  inText(
    'a document that is none to keep',
    'relative-link',
    'See [our prices](../files/prices.docx).',
    '../files',
  ),
  inText('a list in a list with two hyphens', 'pretend-list', '- Hail\n-- Dents', 'Hail'),
  inText('a line break as HTML', 'no-html', 'We come.<br>You see all of it.', '<br>'),
  inText('bullets of a letter', 'pretend-list', 'We mend:\no Hail\no Wind', 'We mend:'),
  inText(
    'a table from a spreadsheet with an empty cell',
    'raw-table',
    'Roof\tYears\tNote\nMetal\t50\t\nSlate\t\theavy',
    'Roof\t',
  ),
  inText('a heading without a space', 'heading-space', '##After the storm', '##After'),
  inText('a heading with one sign and no space', 'heading-space', '#After the storm', '#After'),
  inText('a bold line as a heading', 'bold-heading', '**After the storm**', '**After'),
  inText(
    'a numbered line as a heading',
    'numbered-heading',
    '## What Hail Does\n\nIt dents.\n\n2. How We Inspect\n\nWe look.',
    '2. How',
  ),
  inText('bullets from a word processor', 'pretend-list', 'We mend:\n• Hail\n• Wind', 'We mend:'),
  inText(
    'boxes to tick on one line',
    'pretend-list',
    '☐ Check gutters ☐ Check vents',
    '☐ Check gutters',
  ),
  inText('bullets with tabs', 'pretend-list', 'o\tHail\n•\tWind', 'o\tHail'),
  inText('hyphens without a space', 'pretend-list', '-Hail\n-Wind', '-Hail'),
  inText('numbers without a space', 'pretend-list', '1.Call us\n2.Wait', '1.Call us'),
  inText('bold words with spaces', 'stray-signs', 'Call ** today ** please.', '** today'),
  inText('bold words without an end', 'stray-signs', 'Call **today please.', '**today'),
  inText('lines that become one paragraph', 'joined-lines', 'We came.\nWe mended it.', 'We came.'),
  inText('a field in the text', 'misplaced-field', 'publishAt: 2026-12-15', 'publishAt:'),
  inText(
    'what a conflict left in a text',
    'yaml-conflict',
    '- Hail\n<<<<<<< patch-1\n- Wind',
    '<<<<<<<',
  ),
  inText('stars between numbers', 'lost-stars', 'A board of 2*4*8 feet.', '2*4*8'),
  inText('a backslash at the end', 'stray-signs', 'Call us\\', '\\\n'),
  inText('a box to tick', 'stray-signs', '- [ ] Call us today', '[ ]'),
  inText(
    'a paragraph that stands in',
    'prose-as-code',
    '    Hail bruises many shingles here.',
    '    Hail bruises',
  ),
  {
    ...inText('code without an end', 'open-fence', '', '```'),
    make: ({ edit }) => edit(post, /\n*$/, '\n\n```\nHail bruises.\n'),
  },
  inText('hyphens below a paragraph', 'underlined-text', 'We come.\n---', 'We come.'),
  inText('quotations in one another', 'text-overload', `${'> '.repeat(3000)}Hail`, '> > '),
  inField(
    'a placeholder that is misspelt',
    'unknown-placeholder',
    'location: One of {citys}',
    '{citys}',
  ),
  inText('a placeholder that does not exist', 'unknown-placeholder', 'All {roofers}.', '{roofers}'),
  inText('the city in a text of its own', 'unknown-placeholder', 'Come to {city}.', '{city}'),
  inText('a box of GitHub', 'stray-signs', '> [!NOTE]\n> Hail bruises.', '[!NOTE]'),
  inText('marked words', 'stray-signs', 'Call ==at once==.', '==at once=='),
  inText('a list of headings', 'stray-signs', '[TOC]', '[TOC]'),
  inText('a name for a heading', 'stray-signs', '## Costs {#costs}', ' {#costs}'),
  inText('the name of a picture sign', 'stray-signs', 'Call us :phone:', ':phone:'),
  inText(
    'a picture of another site',
    'missing-picture',
    '![Hail dents on a metal vent](https://i.example.com/hail.jpg)',
    'https://i.',
  ),
  inText('a placeholder with one brace', 'uneven-braces', 'Call {phone at once.', '{phone'),
  inText('a placeholder of another program', 'uneven-braces', 'Call {{phone}}.', '{{phone}}'),
  inText('a bracket in place of a brace', 'uneven-braces', 'Call {phone) at once.', '{phone)'),
  inField(
    'a placeholder with one brace in a field',
    'uneven-braces',
    'location: One of cities}',
    'cities}',
  ),
];
