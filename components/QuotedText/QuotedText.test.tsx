import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuotedText } from './QuotedText.tsx';

test.each([
  ['It held.', ['It held.']],
  ['It held.\nThey came back.', ['It held.', 'They came back.']],
  ['It held.\n\n \nThey came back.\n', ['It held.', 'They came back.']],
])('the paragraphs of %j', (text, paragraphs) => {
  const html = renderToStaticMarkup(<QuotedText text={text} />);
  expect([...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, words]) => words)).toEqual(paragraphs);
});
