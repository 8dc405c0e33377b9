import { parseDocument } from 'yaml';
import { fileParts } from '../parse/fileParts.ts';
import type { ContentFolder } from '../read/contentFolder.ts';
import type { FieldPath } from '../validate/valueAt.ts';
import { isRecord, valueAt } from '../validate/valueAt.ts';
import { typeNamed } from './typeNames.ts';

/** What the site itself says in a field; empty where no file has it. */
export type Examples = (typeName: string, path: FieldPath) => string;

const maxLength = 60;

/** @param folder the content; files that do not parse give no examples */
export function examplesFrom(folder: ContentFolder): Examples {
  const data = new Map(
    [...folder.texts].map(([file, { text }]) => {
      const parts = fileParts(file, text);
      return [file, parts && parseDocument(parts.yaml, { prettyErrors: false }).toJS()] as const;
    }),
  );
  return (typeName, path) => {
    const { files, folder: collection } = typeNamed(typeName);
    const candidates = [...data].filter(([file]) =>
      collection ? file.startsWith(`${collection}/`) : file === files,
    );
    const value = candidates
      .map(([, value]) => anyAt(value, path))
      .find((found) => !isEmpty(found));
    return isEmpty(value) || isRecord(value) ? '' : shorten(String(value));
  };
}

/** The value at a path, in whichever entry of a list has it. */
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
