import type { z } from 'zod';
import { metaOf } from '../validate/fieldSchema.ts';
import type { FieldPath } from '../validate/valueAt.ts';
import type { Examples } from './examples.ts';
import { type FieldRow, fieldRows } from './fieldRows.ts';
import { type NamedType, namedTypes } from './typeNames.ts';

/** The guide’s chapter with a table for each content type. */
export const guideFields = (examples: Examples): string => `## Every file and its fields

In the tables, \`seo → title\` is the line \`title:\` that stands further in, below \`seo:\`. “each” stands for every entry of a list; an entry starts with a hyphen.

${namedTypes.map((type) => typeSection(type, examples)).join('\n')}`;

function typeSection(type: NamedType, examples: Examples): string {
  const rows = fieldRows(type.schema).map((row) => tableRow(row, examples(type.name, row.path)));
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
  files.endsWith('.md')
    ? '\nThe page’s text follows below the second line of three hyphens.\n'
    : '';

const tableRow = ({ path, label, meaning, limits, required }: FieldRow, example: string) =>
  `| ${[label, `\`${written(path)}\``, meaning, limits, required ? 'yes' : 'no'].map(cell).join(' | ')} | ${example && cell(`\`${example.replaceAll('`', '')}\``)} |`;

const written = (path: FieldPath) =>
  path.map((key) => (typeof key === 'number' ? 'each' : key)).join(' → ');

const cell = (text: string) => text.replaceAll('|', '\\|');
