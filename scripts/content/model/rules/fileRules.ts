import { maxSlugLength } from '../fileName.ts';
import { shortened } from '../words.ts';
import { error, warning } from './rule.ts';

const number = (value: number) => value.toLocaleString('en-US');
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Rules about picture files. */
export const pictureRules = {
  'picture-size': error<{ megapixels?: number; isDrawing?: boolean }>({
    title: 'A picture file is too large',
    why: 'It would slow down every build; photos from a phone are far smaller.',
    fix: 'Save a smaller version: 2,400 pixels wide is enough.',
    example: { wrong: 'a scan of 60 MB', right: 'a JPEG of 3 MB' },
    message: ({ megapixels, isDrawing = false }) =>
      megapixels === undefined
        ? `This ${isDrawing ? 'drawing is over 2 MB' : 'picture is over 25 MB'}.`
        : `This picture has ${megapixels} megapixels; at most 120 can be read.`,
  }),
  'picture-unreadable': error<{ reason?: string | undefined }>({
    title: 'A picture cannot be read',
    why: 'The page would have a gap.',
    fix: 'Save it again as JPEG, PNG, WebP, AVIF or SVG.',
    example: { wrong: 'a half-uploaded file', right: 'a file that opens on your computer' },
    message: ({ reason }) => `This picture cannot be read${reason ? `: ${reason}` : ''}.`,
  }),
  'picture-active': error<{ part: string; sign: string }>({
    title: 'A drawing contains more than a drawing',
    why: 'It could run a program or load files from elsewhere in visitors’ browsers.',
    fix: 'Export the drawing as plain SVG. In Inkscape: File, Save a Copy, Plain SVG. In Illustrator: File, Export, Export As, SVG. In Figma: Export, SVG. If that does not help, export it as PNG, 2,400 pixels wide.',
    example: { wrong: '<svg onload="start()">', right: '<svg viewBox="0 0 64 64">' },
    message: ({ part, sign }) => `This drawing contains ${part}: “${sign}”.`,
  }),
  'picture-animated': warning({
    title: 'A picture moves',
    why: 'Only its first frame is shown, because moving pictures distract and are large.',
    fix: 'Use a picture that does not move, chosen for what it shows.',
    example: { wrong: 'an animated GIF', right: 'a JPEG' },
    message: () => 'This picture moves; the site shows its first frame.',
  }),
  'picture-small': warning<{ label: string; width: number; needed: number }>({
    title: 'A picture is too small for its place',
    why: 'It would look blurred.',
    fix: 'Use a larger original; enlarging a small one does not help.',
    example: { wrong: 'a hero 600 pixels wide', right: 'a hero 1,600 pixels wide' },
    message: ({ label, width, needed }) =>
      `${label} is ${number(width)} pixels wide; its place needs at least ${number(needed)}.`,
  }),
  'mixed-pair': warning<{ file: string; isSame: boolean }>({
    title: 'Pictures before and after the work are mixed up',
    why: 'Visitors would think that the work made the house worse, or changed nothing.',
    fix: 'Write the picture from before the work below “before:” and the other one below “after:”, each with its own description.',
    example: {
      wrong: 'before:\n  file: byron-after.jpg\nafter:\n  file: byron-before.jpg',
      right: 'before:\n  file: byron-before.jpg\nafter:\n  file: byron-after.jpg',
    },
    message: ({ file, isSame }) =>
      isSame
        ? `“${file}” is shown as the house both before and after the work.`
        : `“${file}” is shown as the house after the work, and the other picture as before it.`,
  }),
  'repeated-description': warning<{ words: string; other: string }>({
    title: 'Two pictures on a page have the same description',
    why: 'People who can’t see them would not know which is which.',
    fix: 'For each, say what only it shows: the place, the side of the house, before or after.',
    example: {
      wrong: 'alt: A new roof (twice)',
      right: 'alt: New roof from the street, alt: New roof from above',
    },
    message: ({ words, other }) => `“${words}” also describes another picture, ${other}.`,
  }),
};

/** Rules about PDF documents to download, and about files as such. */
export const fileRules = {
  'missing-download': error<{ name: string }>({
    title: 'A document does not exist',
    why: 'Anyone who clicks the link would find nothing.',
    fix: 'Upload the PDF document to content/files, and write its path: ../files/brochure.pdf in a text, /files/brochure.pdf in a menu or a button.',
    example: {
      wrong: '[Our brochure](brochure.pdf)',
      right: '[Our brochure](../files/brochure.pdf)',
    },
    message: ({ name }) => `“${shortened(name, 120)}” leads to no document in content/files.`,
  }),
  'unused-download': warning({
    title: 'A document that nothing links to',
    why: 'It is on the site, where search engines may find it but visitors will not.',
    fix: 'Link to it from a text or a menu, or delete it.',
    example: {
      wrong: 'content/files/brochure.pdf, alone',
      right: '[Our brochure](../files/brochure.pdf) in a text',
    },
    message: () => 'Nothing links to this document.',
  }),
  'download-unreadable': error<{ reason?: string }>({
    title: 'A document that is not a PDF document',
    why: 'Visitors could not open it.',
    fix: 'Open it on your computer and save or print it as a PDF document. Changing the end of its name is not enough.',
    example: { wrong: 'a Word document renamed to .pdf', right: 'the same, saved as PDF' },
    message: ({ reason }) => `This document cannot be opened${reason ? `: ${reason}` : ''}.`,
  }),
  'download-size': error<{ bytes: number }>({
    title: 'A document is too large',
    why: 'On a phone it would take minutes to open.',
    fix: 'Save it with smaller pictures: most programs call that “for the web” or “smallest size”.',
    example: { wrong: 'a brochure of 40 MB', right: 'a brochure of 2 MB' },
    message: ({ bytes }) => `This document is ${megabytes(bytes)}; at most 10 MB is allowed.`,
  }),
  'missing-file': error({
    title: 'A page’s file is missing',
    why: 'The page would have no text.',
    fix: 'Put it back: on GitHub, open it in the branch “main”, copy its text, and paste it into a new file of this name. Every page of the site needs its own file.',
    example: { wrong: 'content/about.yaml was deleted', right: 'content/about.yaml is there' },
    message: () => 'This file is missing.',
  }),
  'empty-file': error({
    title: 'A file is empty',
    why: 'There is nothing to show.',
    fix: 'Put its text back: on GitHub, open this file in the branch “main”, copy its text, and paste it here. To remove an entry, delete its file instead.',
    example: { wrong: 'content/about.yaml with nothing in it', right: 'the page’s text' },
    message: () => 'This file is empty.',
  }),
  'unknown-file': error<{ reason: string }>({
    title: 'A file that no page uses',
    why: 'What is written in it would never be shown.',
    fix: 'Move or rename it, or delete it if it is not needed.',
    example: { wrong: 'content/post/hail.md', right: 'content/posts/hail.md' },
    message: ({ reason }) => reason,
  }),
  'duplicate-slug': error<{ other: string }>({
    title: 'Two files would be the same page',
    why: 'Only one of the two could be shown, and the other would be lost.',
    fix: 'Rename this file, or delete it if it is just a copy.',
    example: { wrong: 'hail.md and hail.markdown', right: 'hail.md and hail-repair.md' },
    message: ({ other }) =>
      `This file has the same name as content/${other}, so both would be the same page.`,
  }),
  'file-name': error<{ slug: string }>({
    title: 'A file name has characters that are not allowed',
    why: 'File names become addresses, which people type, share and print.',
    fix: 'Rename the file. A name has lowercase letters, digits and single hyphens, for example storm-damage.',
    example: { wrong: 'Hail Repair.md', right: 'hail-repair.md' },
    message: ({ slug }) =>
      `The file name “${shortened(slug)}” can’t be part of an address: use up to ${maxSlugLength} lowercase letters, digits and single hyphens.`,
  }),
  'taken-name': error<{ slug: string }>({
    title: 'A file name whose address is taken',
    why: 'A page’s address comes from its file name. Pages such as /contact already have theirs, pictures and scripts have folders, web hosts look for pages of their own under “404” and “index”, and “con” or “nul” is a device on Windows, not a file.',
    fix: 'Name the file after what it is about, for example hail-repair. To change an existing page, open its file, such as contact.yaml.',
    example: { wrong: '404.md', right: 'page-not-found.md' },
    message: ({ slug }) =>
      `Nothing can be called “${slug}” here: that name already means something else.`,
  }),
  'file-size': error<{ bytes: number; limit: number }>({
    title: 'A text file is too large',
    why: 'A page of that length would not load on a phone.',
    fix: 'Shorten it. Pictures belong in content/images, not in a text.',
    example: { wrong: 'a file of 800 KB', right: 'a file of at most 256 KB' },
    message: ({ bytes, limit }) =>
      `This file is too large: ${number(bytes)} bytes; at most ${number(limit)} (256 KB) are allowed.`,
  }),
  'not-text': error({
    title: 'A file is not plain text',
    why: 'Its text could not be shown.',
    fix: 'Copy its text, paste it as plain text into a new file on GitHub, and delete this one. A word processor’s document is not plain text.',
    example: {
      wrong: 'a Word document renamed to .md',
      right: 'its text, typed or pasted on GitHub',
    },
    message: () => 'This file is not plain text.',
  }),
  unreadable: error<{ code: string }>({
    title: 'A file cannot be read',
    why: 'Its page would be missing.',
    fix: 'Upload it again. If that does not help, ask the developer.',
    example: { wrong: 'a file without read permission', right: 'a file that everyone may read' },
    message: ({ code }) => `This file cannot be read (${code}).`,
  }),
  'outside-content': error({
    title: 'A file is a link that leads outside the content folder',
    why: 'The site must hold only what is meant to be public.',
    fix: 'Put a copy of the file itself here in place of the link.',
    example: { wrong: 'content/notes.yaml → ../notes.yaml', right: 'a file of its own' },
    message: () => 'This is not a file but a link that leads outside content/ or to nothing.',
  }),
};
