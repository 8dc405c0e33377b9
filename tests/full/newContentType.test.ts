import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, edit, temporaryProject } from '../build/builtProject.ts';
import { elementsIn } from '../html/elements.ts';

/** The README’s recipe for a content type with its own pages, file by file. */
const newFiles = {
  'scripts/content/model/question.ts': `import { byOrder, type CollectionType } from './contentType.ts';
import { publishing, seo } from './fieldGroups.ts';
import { group, order, text } from './fields.ts';

const questionSchema = group('Question', 'A question and its answer', {
  order,
  heading: text('Heading', 'The question', { max: 90 }),
  seo,
  ...publishing,
});

export const questionType = {
  folder: 'questions',
  atAdmin: { label: 'Questions', icon: 'help' },
  extension: '.md',
  type: 'Question',
  schema: questionSchema,
  routes: ['/questions/@slug'],
  hasEstimate: true,
  compare: byOrder,
  adding: {
    name: 'question',
    label: 'A question and its answer',
    titleField: 'heading',
    slugFields: ['heading'],
  },
} as const satisfies CollectionType;
`,
  'pages/questions/@slug/+data.ts': `import { readBody } from '#content/bodies';
import { questions } from '#content/questions';
import { pageHead } from '../../pageHead.ts';
import { requestedEntry } from '../../entries.ts';

export function data({ routeParams }: { routeParams: { slug?: string } }) {
  const question = requestedEntry(questions, routeParams.slug);
  const { html } = readBody('questions', question.slug);
  return { head: pageHead(question.seo, question.path), heading: question.heading, html };
}
`,
  'pages/questions/@slug/+onBeforePrerenderStart.ts': `import { questions } from '#content/questions';
import { withData } from '../../withData.ts';
import { data } from './+data.ts';

export const onBeforePrerenderStart = () =>
  questions.map(({ slug }) => withData(data({ routeParams: { slug } })));
`,
  'pages/questions/@slug/+Page.tsx': `import { EstimateSection } from '../../../components/EstimateSection/EstimateSection.tsx';
import { useData } from '../../../components/PageContext/PageContext.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import type { data } from './+data.ts';

export function Page() {
  const { heading, html } = useData<typeof data>();
  return (
    <>
      <h1>{heading}</h1>
      <Prose html={html} />
      <EstimateSection />
    </>
  );
}
`,
  'content/questions/how-long.md': `---
order: 1
heading: How long does a new roof take?
seo:
  title: How long a new roof takes
  description: A new roof on a house takes one to three days, and what makes it longer or shorter.
  keywords:
    - new roof
    - how long
    - roofing days
---

Most take [one to three days](/services/roofing).
`,
};

test('a new content type with pages takes one model file, one page folder and content', {
  timeout: 300_000,
}, async () => {
  const root = await temporaryProject();
  const before = await build(root);
  for (const [file, text] of Object.entries(newFiles)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  const registry = 'scripts/content/model/contentTypes.ts';
  const line = "import { questionType } from './question.ts';";
  await edit(root, registry, /^import type \{ z \}.*$/m, `$&\n${line}`);
  await edit(root, registry, /^ {2}testimonials: .*$/m, '$&\n  questions: questionType,');
  const post = 'content/posts/roscoe-premium-shingles.md';
  const link = '/questions/how-long#contact-form';
  await edit(root, post, /\n*$/, `\n\nRead [how long it takes](${link}).\n`);
  const after = await build(root);
  expect(after.pages).toBe(before.pages + 1);
  const read = (file: string) => readFile(path.join(root, 'dist/client', file), 'utf8');
  const page = await read('questions/how-long.html');
  expect(page).toContain('How long does a new roof take?');
  expect(elementsIn(page, 'a', { href: '/services/roofing' })).not.toEqual([]);
  expect(elementsIn(page, undefined, { id: 'contact-form' })).toHaveLength(1);
  expect(await read('sitemap.xml')).toContain('/questions/how-long<');
});
