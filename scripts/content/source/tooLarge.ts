import { maxTextBytes } from '../model/contentFolder.ts';
import { type Diagnostic, finding, locate } from '../model/diagnostic.ts';
import { lineBounds, rangeAt, withLineFeeds } from './lines.ts';

/**
 * The finding that a text is too large. Google Docs writes whole photographs below a text, so it
 * points at the first of them.
 * @param file the path shown in findings
 * @param bytes the size of the whole text
 * @param beginning as much of the text as is allowed: what is wrong with it starts there
 */
export function tooLarge(file: string, bytes: number, beginning: string): Diagnostic {
  const text = withLineFeeds(beginning);
  const picture = text.indexOf('data:image/');
  const params = { bytes, limit: maxTextBytes };
  if (picture < 0) return locate(finding('file-size', params), file);
  // The rest of the line is nothing that anyone could read.
  const [start] = lineBounds(text, picture);
  const range = rangeAt(text, start, picture + 'data:image/'.length);
  return locate(finding('file-size', params, { help: leftPictures }), file, range);
}

const leftPictures =
  'Another program left whole pictures in the text; the first is here. Delete all such lines, or take the pictures out of the document and copy its text once more. Then upload the pictures to content/images, and insert them from there.';
