import { readFileSync } from 'node:fs';
import type { Output } from '../emit/dataModule.ts';
import { blankLines } from '../explain/blankLines.ts';
import { guidePath } from '../rules/guide.ts';
import { placeholderNames, placeholders } from '../words/placeholders.ts';
import type { Examples } from './examples.ts';
import { guideFields } from './guideFields.ts';
import { guideRules } from './guideRules.ts';
import { typeNamed } from './typeNames.ts';

/** The guide’s own words; `{{posts}}` in them stands for the lines of a new article, `{{counts}}` for a table. */
const words = readFileSync(new URL('guide.md', import.meta.url), 'utf8');

/** The editors’ guide as a file, with its path from the project’s folder. */
export const guideFile = (examples: Examples): Output => [
  guidePath,
  `${[
    '<!-- Made by `npm run guide` from scripts/content/editors/guide.md, the schemas and the rules. Edit those instead. -->',
    words
      .trim()
      .replace(/\{\{(\w+)\}\}/g, (_mark, name: string) =>
        name === 'counts' ? counts() : newEntry(name),
      ),
    guideFields(examples).trim(),
    guideRules().trim(),
  ].join('\n\n')}\n`,
];

const counts = () =>
  `| Write | It becomes |\n|---|---|\n${placeholderNames.map((name) => `| \`{${name}}\` | ${placeholders[name]} |`).join('\n')}`;

/** What a new file of a type must say at least, with hints for words, as part of a step. */
function newEntry(name: string): string {
  const { schema, files } = typeNamed(name);
  const fields = blankLines(undefined, schema, 0);
  const isPage = files.endsWith('.md');
  const text = isPage ? `---\n${fields}\n---` : fields;
  return `\`\`\`${isPage ? 'md' : 'yaml'}\n${text}\n\`\`\``.replace(/^(?=.)/gm, '   ');
}

/**
 * The guide without its examples. They come from the content, and an editor who changes a text
 * must not have to run a program that writes the guide again.
 */
export const withoutExamples = (text: string): string =>
  text.replace(/^(\|.*(?<!\\)\|)(?:[^|\\\n]|\\.)*\|$/gm, '$1');
