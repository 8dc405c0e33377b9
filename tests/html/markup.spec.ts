import path from 'node:path';
import { expect } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { glob } from 'tinyglobby';
import { security } from '#content/security';
import { paths, test } from '../site.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes srcSet and autoComplete; HTML does not tell cases apart.
    'attr-case': 'off',
    // Written by React and by the Markdown compiler; both forms are HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Headings may start with a digit, and HTML allows such ids.
    'valid-id': ['error', { relaxed: true }],
    // Numbers are kept on one line by the stylesheet.
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
  },
};

test('every page is valid HTML', async () => {
  const files = await glob('**/*.html', { cwd: 'dist/client' });
  expect(files.length).toBe(paths.length + 2);
  const validator = new HtmlValidate(config);
  const problems = await Promise.all(
    files.map(async (file) => {
      const { results } = await validator.validateFile(path.join('dist/client', file));
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId} ${message}`,
        ),
      );
    }),
  );
  expect(problems.flat()).toEqual([]);
});

test('no page has an inline script or style but the one for preparing pages', async ({
  request,
}) => {
  for (const path of paths) {
    const rules = `<script type="speculationrules">${security.speculationRules}</script>`;
    const [before = '', after, ...more] = (await (await request.get(path)).text()).split(rules);
    expect(after, path).toBeDefined();
    expect(more).toEqual([]);
    const html = before + after;
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<style/);
    // A JSON-LD block is data, which browsers do not run.
    expect(html).not.toMatch(/<script(?![^>]* src=|[^>]* type="application\/ld\+json")[^>]*>/);
    expect(html).not.toMatch(/ on[a-z]+="/);
  }
});
