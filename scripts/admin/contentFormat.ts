import { Document, isMap, parseDocument } from 'yaml';
import type { z } from 'zod';
import { canonicalStyle, canonicalText } from '../content/check/canonicalText.ts';
import { fileParts } from '../content/source/frontMatter.ts';
import { fromForm, toForm } from './formValue.ts';
import { mergeYaml } from './mergeYaml.ts';

/** The field of a form that holds the Markdown below the front matter. */
export const bodyField = 'body';

/** In which a form keeps the file that it was made of, to change no more than what was edited. */
export const sourceKey = '_source';

/** How files of a type are read into forms, and written from them. */
export interface ContentFormat {
  /** @throws for a file that is no YAML, or has no front matter */
  fromFile: (text: string) => Record<string, unknown>;
  toFile: (values: Readonly<Record<string, unknown>>) => string;
}

/**
 * @param extension `.yaml` or `.md`
 * @param schema what the files are checked by
 */
export function contentFormat(extension: '.md' | '.yaml', schema: z.ZodType): ContentFormat {
  const path = `file${extension}`;
  return {
    fromFile(text) {
      const parts = fileParts(path, text);
      const document = parseDocument(parts?.yaml ?? '');
      if (!parts || document.errors.length > 0 || !isMap(document.contents)) {
        throw new Error('This file cannot be read. Correct it as text first.');
      }
      const values = toForm(schema, document.toJS());
      const body = extension === '.md' ? { [bodyField]: parts.body.trim() } : {};
      return { ...values, ...body, [sourceKey]: text };
    },
    toFile({ [sourceKey]: source, [bodyField]: body, ...values }) {
      const parts = typeof source === 'string' ? fileParts(path, source) : undefined;
      const document = parts ? parseDocument(parts.yaml) : new Document({});
      mergeYaml(document, fromForm(schema, values, document.toJS()));
      const yaml = document.toString(canonicalStyle);
      const isSameBody = parts && parts.body.trim() === body;
      const text =
        extension === '.md'
          ? `---\n${yaml}---\n${isSameBody ? parts.body : `\n${String(body ?? '').trim()}\n`}`
          : yaml;
      return canonicalText({ path, text }, schema) ?? text;
    },
  };
}
