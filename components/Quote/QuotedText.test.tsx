import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { elementsIn } from '../../tests/html/elements.ts';
import { QuotedText } from './QuotedText.tsx';

test.each([
  ['It held.', ['It held.']],
  ['It held.\nThey came back.', ['It held.', 'They came back.']],
  ['It held.\n\n \nThey came back.\n', ['It held.', 'They came back.']],
])('the paragraphs of %j', (text, paragraphs) => {
  const html = renderToStaticMarkup(<QuotedText text={text} />);
  expect(elementsIn(html, 'p').map((paragraph) => paragraph.text)).toEqual(paragraphs);
});
