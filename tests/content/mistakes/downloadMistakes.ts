import type { ContentCopy } from '../contentCopy.ts';
import { type Mistake, post } from './mistake.ts';
import { inText } from './signMistakes.ts';

/** As much of a PDF document as is needed to recognize it. */
const pdf = '%PDF-1.7\n%%EOF\n';

const link = ':::download\n[Our brochure](../files/brochure.pdf)\n:::';

/** A document that a text links to and that has something wrong with it. */
const document = (name: string, rule: Mistake['rule'], bytes: string | Uint8Array): Mistake => ({
  name,
  make: async ({ write, addParagraph }) => {
    await write('files/brochure.pdf', bytes);
    await addParagraph(post, link);
  },
  file: 'files/brochure.pdf',
  rule,
});

/** A link that does not lead to the document. */
const linkTo = (name: string, address: string): Mistake => ({
  name,
  make: async ({ write, addParagraph }) => {
    await write('files/brochure.pdf', pdf);
    await addParagraph(
      post,
      `See [our brochure](../files/brochure.pdf) or [this one](${address}).`,
    );
  },
  file: post,
  rule: 'missing-download',
  mark: address,
  lastMark: true,
});

/** A file that is in the wrong place or has a wrong name. */
const placed = (name: string, rule: Mistake['rule'], file: string): Mistake => ({
  name,
  make: async ({ write }: ContentCopy) => write(file, pdf),
  file,
  rule,
});

/** What can be wrong with documents for visitors to keep, and with links to them. */
export const downloadMistakes: readonly Mistake[] = [
  inText('a document that does not exist', 'missing-download', link, '../files'),
  linkTo('a document by its name alone', 'brochure.pdf'),
  linkTo('a document by its address on the site', '/files/brochure.pdf'),
  linkTo(
    'a document by its whole address on the site',
    'https://www.harlowridge.example/files/brochure.pdf',
  ),
  {
    name: 'the only link to a document, by its address on the site',
    make: async ({ write, addParagraph }) => {
      await write('files/brochure.pdf', pdf);
      await addParagraph(post, 'See [our brochure](/files/brochure.pdf).');
    },
    file: post,
    rule: 'missing-download',
    mark: '/files/brochure.pdf',
  },
  linkTo('a document in other letters', '../files/Brochure.PDF'),
  linkTo('a document that is misspelt', '../files/broschure.pdf'),
  linkTo('a document outside the content', '../../files/brochure.pdf'),
  {
    name: 'a document in a menu, as a text would link to it',
    make: async ({ write, edit }) => {
      await write('files/brochure.pdf', pdf);
      await edit('navigation.yaml', 'href: /gallery', 'href: /files/brochure.pdf');
      await edit('navigation.yaml', 'href: /reviews', 'href: ../files/brochure.pdf');
    },
    file: 'navigation.yaml',
    rule: 'missing-download',
    mark: '../files/brochure.pdf',
  },
  {
    name: 'a document in a menu that there is not',
    make: ({ edit }) => edit('navigation.yaml', 'href: /reviews', 'href: /files/brochure.pdf'),
    file: 'navigation.yaml',
    rule: 'missing-download',
    mark: '/files/brochure.pdf',
  },
  inText(
    'a document with blanks in its name',
    'half-link',
    'See [our brochure](../files/Our Brochure.pdf).',
    '[our',
  ),
  inText('a download without a link', 'block-content', ':::download\nSoon.\n:::', ':::download'),
  inText(
    'a download that is a page',
    'block-content',
    ':::download\n[Our gutters](/services/gutters)\n:::',
    ':::download',
  ),
  {
    ...inText('a download with more words', 'block-content', '', ':::download'),
    make: async ({ write, addParagraph }) => {
      await write('files/brochure.pdf', pdf);
      await addParagraph(post, link.replace('[', 'See [').replace(')', '), please.'));
    },
  },
  document('an empty document', 'download-unreadable', ''),
  document('a web page with a document’s name', 'download-unreadable', '<!doctype html>\n<p>Hail'),
  document('a Word document with another name', 'download-unreadable', 'PK\u0003\u0004word/'),
  document('an old Word document', 'download-unreadable', Buffer.from('d0cf11e0a1b1', 'hex')),
  document('a picture with a document’s name', 'download-unreadable', Buffer.from('ffd8ff', 'hex')),
  document('a page before a document', 'download-unreadable', `<script>alert(1)</script>${pdf}`),
  document('half a document', 'download-unreadable', '%PDF-1.7\n'),
  document('a document that is too large', 'download-size', pdf.padStart(11_000_000, pdf)),
  placed('a document that no text links to', 'unused-download', 'files/brochure.pdf'),
  placed('a document with a space in its name', 'file-name', 'files/Our Brochure (final).pdf'),
  placed('a document in capitals', 'file-name', 'files/BROCHURE.PDF'),
  placed('a document with a name that means harm', 'file-name', 'files/"><script>.pdf'),
  placed('a document in a folder of its own', 'unknown-file', 'files/2025/brochure.pdf'),
  placed('a Word document to download', 'unknown-file', 'files/brochure.docx'),
  placed('a document among the articles', 'unknown-file', 'posts/brochure.pdf'),
];
