import { rule } from './rule.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Rules about PDF documents for visitors to keep. */
export const downloadRules = {
  'missing-download': rule<{ name: string }>({
    severity: 'error',
    title: 'A document does not exist',
    why: 'Whoever presses the link would find nothing.',
    fix: 'Upload the PDF document to content/files, and write its path from the text: ../files/brochure.pdf.',
    example: {
      wrong: '[Our brochure](brochure.pdf)',
      right: '[Our brochure](../files/brochure.pdf)',
    },
    message: ({ name }) => `“${name.slice(0, 120)}” leads to no document in content/files.`,
  }),
  'unused-download': rule<object>({
    severity: 'warning',
    title: 'A document that no text links to',
    why: 'It is on the site, where search engines may find it and no visitor does.',
    fix: 'Link to it from a text, or delete it.',
    example: {
      wrong: 'content/files/brochure.pdf, alone',
      right: '[Our brochure](../files/brochure.pdf) in a text',
    },
    message: () => 'No text links to this document.',
  }),
  'download-unreadable': rule<{ reason?: string }>({
    severity: 'error',
    title: 'A document that is no PDF document',
    why: 'Visitors could not open it.',
    fix: 'Open it on your computer and save or print it as a PDF document. Only to change its ending is not enough.',
    example: { wrong: 'a Word document renamed to .pdf', right: 'the same, saved as PDF' },
    message: ({ reason }) => `This document cannot be opened${reason ? `: ${reason}` : ''}.`,
  }),
  'download-size': rule<{ bytes: number }>({
    severity: 'error',
    title: 'A document is too large',
    why: 'On a phone it would take minutes.',
    fix: 'Save it with smaller pictures: most programs call that “for the web” or “smallest size”.',
    example: { wrong: 'a brochure of 40 MB', right: 'a brochure of 2 MB' },
    message: ({ bytes }) => `This document has ${megabytes(bytes)}, where 10 MB are allowed.`,
  }),
};
