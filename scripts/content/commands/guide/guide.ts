import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { blankLines } from '../../check/explainMissing.ts';
import type { Output } from '../../emit/modules.ts';
import { type BlockKind, blocks } from '../../model/blocks.ts';
import type { ContentFolder } from '../../model/contentFolder.ts';
import { type FieldPath, isRecord, metaOf, valueAt } from '../../model/fieldSchema.ts';
import {
  type PlaceholderValues,
  placeholderNames,
  placeholders,
} from '../../model/placeholders.ts';
import { catalogue, guidePath, ruleAnchor } from '../../model/rules/catalogue.ts';
import type { Rule } from '../../model/rules/rule.ts';
import { fenced } from '../../report/plainText.ts';
import { parseFile } from '../../source/parseFile.ts';
import { type FieldRow, fieldRows, type NamedType, namedTypes } from './namedTypes.ts';

/** The guide’s text; `{{posts}}` stands for a new article’s lines, others for {@link parts}. */
const words = readFileSync(new URL('guide.md', import.meta.url), 'utf8');

/** The editors’ guide as a file, with its path from the project’s folder. */
export const guideFile = (examples: Examples, values: PlaceholderValues): Output => [
  guidePath,
  `${[
    '<!-- Made by `npm run guide` from scripts/content/commands/guide/guide.md, the schemas and the rules. Edit those instead. -->',
    words
      .trim()
      .replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => parts[name]?.(values) ?? newEntry(name)),
    guideFields(examples).trim(),
    guideRules().trim(),
  ].join('\n\n')}\n`,
];

/** The current values are the last column, like the examples in other tables. */
function placeholderTable(values: PlaceholderValues): string {
  const rows = placeholderNames.map(
    (name) => `| \`{${name}}\` | ${placeholders[name]} | ${values[name] ?? ''} |`,
  );
  return ['| Write | It becomes | Now |', '|---|---|---|', ...rows].join('\n');
}

const blockChapters = () =>
  Object.values<BlockKind>(blocks)
    .map(({ title, label, holds, example }) => {
      const brackets = label ? `In the brackets: ${label}. ` : '';
      return `**${title}.** ${brackets}It holds ${holds}.\n\n${fenced(example, 'md')}`;
    })
    .join('\n\n');

const parts: Readonly<Record<string, (values: PlaceholderValues) => string>> = {
  placeholders: placeholderTable,
  blocks: blockChapters,
};

/** The required fields of a new file of a type, with hints as values, indented to be in a step. */
function newEntry(name: string): string {
  const type = namedTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`The guide speaks of content “${name}”, which does not exist.`);
  const fields = blankLines(undefined, type.schema, 0);
  const isPage = type.files.endsWith('.md');
  const text = isPage ? `---\n${fields}\n---` : fields;
  return `\`\`\`${isPage ? 'md' : 'yaml'}\n${text}\n\`\`\``.replace(/^(?=.)/gm, '   ');
}

/** What the site itself has in a field; empty if no file has it. */
type Examples = (type: NamedType, path: FieldPath) => string;

const maxLength = 60;

/** @param folder the content; files that do not parse give no examples */
export function examplesFrom(folder: ContentFolder): Examples {
  const data = new Map(
    [...folder.texts].map(
      ([file, { text }]) => [file, parseFile(file, text).document.data] as const,
    ),
  );
  return ({ files, folder: collection }, path) => {
    const candidates = [...data].filter(([file]) =>
      collection ? file.startsWith(`${collection}/`) : file === files,
    );
    const value = candidates
      .map(([, value]) => anyAt(value, path))
      .find((found) => !isEmpty(found));
    return isEmpty(value) || isRecord(value) ? '' : shorten(String(value));
  };
}

/** The value at a path, from the first entry of a list that has it. */
function anyAt(value: unknown, path: FieldPath): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return Array.isArray(value) ? value[0] : value;
  if (typeof key === 'string') return anyAt(valueAt(value, [key]), rest);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => anyAt(item, rest)).find((found) => !isEmpty(found));
}

const isEmpty = (value: unknown) => value === undefined || value === null;

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).replace(/\s\S*$/, '')} …`;
};

/** The guide’s chapter with a table for each content type. */
const guideFields = (examples: Examples): string => `## Every file and its fields

In the tables, \`seo → title\` is the indented line \`title:\` below \`seo:\`. “each” means every entry in a list; an entry starts with a hyphen.

${namedTypes.map((type) => typeSection(type, examples)).join('\n')}`;

function typeSection(type: NamedType, examples: Examples): string {
  const rows = fieldRows(type.schema).map((row) => tableRow(row, examples(type, row.path)));
  return `### ${titleOf(type.schema)}

${descriptionOf(type)}

| Field | Written as | What it is for | What may be written | Needed | Example |
|---|---|---|---|---|---|
${rows.join('\n')}
${bodyNote(type)}`;
}

const titleOf = (schema: z.ZodType) => metaOf(schema).title ?? '';

function descriptionOf({ schema, files, folder }: NamedType): string {
  const link = (path: string) => `[content/${path}](${path})`;
  const where = folder ? `One file for each, in ${link(folder)}` : `One file, ${link(files)}`;
  return `${metaOf(schema).description}. ${where}.`;
}

const bodyNote = ({ files }: NamedType) =>
  files.endsWith('.md') ? '\nThe page’s text goes below the second line of three hyphens.\n' : '';

const tableRow = ({ path, label, meaning, limits, required }: FieldRow, example: string) =>
  `| ${[label, `\`${written(path)}\``, meaning, limits, required ? 'yes' : 'no'].map(cell).join(' | ')} | ${example && cell(`\`${example.replaceAll('`', '')}\``)} |`;

const written = (path: FieldPath) =>
  path.map((key) => (typeof key === 'number' ? 'each' : key)).join(' → ');

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The guide’s chapter with what the check looks for, and why. */
const guideRules = (): string => `## What the check looks for

An **error** keeps a change from going live; a **warning** does not. The check’s results show the name in small letters.

${Object.entries(catalogue).map(ruleSection).join('\n')}`;

const ruleSection = ([id, { severity, title, why, fix, example }]: [string, Rule]) =>
  `<a id="${ruleAnchor(id)}"></a>

### ${title}

${severity === 'error' ? 'Error' : 'Warning'} \`${id}\`

- **Why it matters:** ${why}
- **What to do:** ${fix}

${fenced(`Not like this:\n${example.wrong}\n\nLike this:\n${example.right}`, 'text')}
`;
