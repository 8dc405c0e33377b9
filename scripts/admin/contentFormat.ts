import { Document, isMap, parseDocument } from 'yaml';
import { z } from 'zod';
import { canonicalStyle, canonicalText } from '../content/check/canonicalText.ts';
import { checkTyped } from '../content/check/checkTyped.ts';
import { bodyImages, bodyPicturePath } from '../content/model/contentFolder.ts';
import { isError } from '../content/model/diagnostic.ts';
import { childSchema, isRecord, unwrap } from '../content/model/fieldSchema.ts';
import type { FileFacts } from '../content/model/fileFacts.ts';
import { parsePath } from '../content/model/fileName.ts';
import { yamlRules } from '../content/model/rules/yamlRules.ts';
import type { ContentDocument } from '../content/source/contentDocument.ts';
import { withLineFeeds } from '../content/source/lines.ts';
import { fileParts, parseFile } from '../content/source/parseFile.ts';
import { fromForm, kindsOf, toForm } from './formValue.ts';
import { mergeYaml } from './mergeYaml.ts';
import { standIn } from './standIn.ts';

/** The field of a form that holds the Markdown below the front matter. */
export const bodyField = 'body';

/** Where a form keeps the file it was made from, so that saving changes only what was edited. */
export const sourceKey = '_source';

/** The field of a form that holds the whole file, if it cannot be shown field by field. */
export const fileTextKey = '_file';

/** How files of a type are read into forms and written from them. */
export interface ContentFormat {
  fromFile: (text: string) => Record<string, unknown>;
  toFile: (values: Readonly<Record<string, unknown>>) => string;
}

/**
 * @param path of a file, or only its extension, which tells YAML from Markdown
 * @param schema what the files are checked by
 */
export function contentFormat(path: string, schema: z.ZodType): ContentFormat {
  return {
    fromFile(file) {
      const text = withLineFeeds(file);
      const { document, diagnostics } = parseFile(path, text);
      const { yaml, data } = document;
      const isRead = diagnostics.length === 0 && !isMisread(document, schema);
      if (!isRead || !isMap(yaml?.contents) || !canBeShown(schema, data)) {
        const unseen = toForm(schema, standIn(schema) as Record<string, unknown>);
        return { [bodyField]: '…', ...unseen, [fileTextKey]: text, [sourceKey]: text };
      }
      const values = toForm(schema, yaml.toJS());
      const body = document.body ? { [bodyField]: document.body.text.trim() } : {};
      return { ...values, ...body, [sourceKey]: text };
    },
    toFile({ [fileTextKey]: whole, ...values }) {
      const text = typeof whole === 'string' && whole ? whole : written(path, schema, values);
      return canonicalText({ path, text }, schema) ?? text;
    },
  };
}

/** The file for a form’s fields. */
function written(
  path: string,
  schema: z.ZodType,
  { [sourceKey]: source, [bodyField]: body, ...values }: Readonly<Record<string, unknown>>,
): string {
  const parts = typeof source === 'string' ? fileParts(path, source) : undefined;
  const document = parts ? parseDocument(parts.yaml) : new Document({});
  mergeYaml(document, fromForm(schema, values, document.toJS()));
  const yaml = document.toString(canonicalStyle);
  if (!path.endsWith('.md')) return yaml;
  const isSameBody = parts && parts.body.trim() === body;
  return `---\n${yaml}---\n${isSameBody ? parts.body : `\n${withPictures(String(body ?? '').trim())}\n`}`;
}

/** A picture that the CMS put into a text: its path starts at the root, unlike in files. */
const insertedPicture = /(!\[[^\]]*\]\(<?)\/(?!\/)([^)>\s]+)/g;

/** Makes the paths of inserted pictures relative to the text’s folder. */
const withPictures = (body: string) => body.replaceAll(insertedPicture, `$1${bodyImages}$2`);

/** @returns the pictures that the CMS put into a text, by their paths below the images */
export const insertedPictures = (body: string): string[] =>
  [...body.matchAll(insertedPicture)].map(([, , file = '']) => file);

/** A picture of a text, whether the CMS put it there or it was there before. */
const shownPicture = new RegExp(`!\\[[^\\]]*\\]\\(<?(?:${bodyImages}|/(?!/))([^)>\\s]+)`, 'g');

/** @returns the pictures that a text shows, by their paths below the images */
export const shownPictures = (body: string): string[] =>
  [...body.matchAll(shownPicture)].map(([, file = '']) => file);

/** @returns the pictures that the fields of a file name, by their paths below the images */
export const namedPictures = ({ references }: Pick<FileFacts, 'references'>): string[] =>
  references.flatMap(({ target, name }) => (target === 'picture' ? name : []));

/** @returns all pictures that a file shows, by their paths below the images */
export const picturesOf = (
  path: string,
  facts: Pick<FileFacts, 'references' | 'body'>,
): string[] => [
  ...namedPictures(facts),
  ...(facts.body?.pictures ?? []).flatMap(
    ({ url }) => bodyPicturePath(parsePath(path).dir, url) ?? [],
  ),
];

/** Whether the YAML cuts off text or runs it together, which a form would not show. */
const isMisread = (document: ContentDocument, schema: z.ZodType) =>
  checkTyped(document, schema).some((found) => isError(found) && found.rule in yamlRules);

/**
 * Whether a form can show what a field holds: the form has the field, and there is no text in place
 * of a list or a group.
 */
function canBeShown(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  if (!schema) return false;
  if (value === null || value === undefined) return true;
  const inner = unwrap(schema);
  const kinds = kindsOf(inner);
  if (kinds && !isRecord(value)) return kinds.some(({ name }) => name === value);
  if (inner instanceof z.ZodArray !== Array.isArray(value) && !(inner instanceof z.ZodUnion)) {
    return false;
  }
  if (!isRecord(value)) return !(inner instanceof z.ZodObject);
  const isGroup = inner instanceof z.ZodArray || inner instanceof z.ZodObject;
  if (!isGroup && !(inner instanceof z.ZodUnion)) return false;
  return Object.entries(value).every(([key, child]) =>
    canBeShown(childSchema(inner, Array.isArray(value) ? Number(key) : key, value), child),
  );
}
