import { maxSlugLength } from '../slug.ts';
import { shortened } from '../words.ts';
import { rule } from './rule.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** Rules about files as such. */
export const fileRules = {
  'missing-file': rule<object>({
    severity: 'error',
    title: 'A page’s file is missing',
    why: 'The page would have no words.',
    fix: 'Put it back: on GitHub, open it in the branch “main”, copy its text, and paste it into a new file of this name. Every page of the site needs its own file.',
    example: { wrong: 'content/about.yaml was deleted', right: 'content/about.yaml is there' },
    message: () => 'This file is missing.',
  }),
  'unknown-file': rule<{ reason: string }>({
    severity: 'error',
    title: 'No page uses a file',
    why: 'What is written in it would never be shown.',
    fix: 'Move or rename it, or delete it if it is not needed.',
    example: { wrong: 'content/post/hail.md', right: 'content/posts/hail.md' },
    message: ({ reason }) => reason,
  }),
  'duplicate-slug': rule<{ other: string }>({
    severity: 'error',
    title: 'Two files would be one page',
    why: 'Only one of the two could be shown, and the other would be lost.',
    fix: 'Rename this file, or delete it if it is a mere copy.',
    example: { wrong: 'hail.md and hail.markdown', right: 'hail.md and hail-repair.md' },
    message: ({ other }) =>
      `This file has the same name as content/${other}, so both would be the same page.`,
  }),
  'file-name': rule<{ slug: string }>({
    severity: 'error',
    title: 'A file name has signs that it cannot have',
    why: 'File names become addresses, which people type, share and print.',
    fix: 'Rename the file. A name has small letters, digits and single hyphens, for example storm-damage.',
    example: { wrong: 'Hail Repair.md', right: 'hail-repair.md' },
    message: ({ slug }) =>
      `The file name “${shortened(slug)}” cannot be part of an address: up to ${maxSlugLength} small letters, digits and single hyphens are fine.`,
  }),
  'taken-name': rule<{ slug: string }>({
    severity: 'error',
    title: 'A file name whose address is taken',
    why: 'A page’s address comes from its file’s name. Pages such as /contact have theirs already, pictures and scripts have folders, under “404” and “index” hosts look for pages of their own, and “con” or “nul” is no file but a device on Windows.',
    fix: 'Rename the file by what it is about, for example hail-repair. To change a page that is there, open its file, such as contact.yaml.',
    example: { wrong: '404.md', right: 'page-not-found.md' },
    message: ({ slug }) =>
      `Nothing can be called “${slug}” here: that name means something else already.`,
  }),
  'file-size': rule<{ bytes: number; limit: number }>({
    severity: 'error',
    title: 'A text file is too large',
    why: 'A page of that length would not load on a phone.',
    fix: 'Shorten it. Pictures belong in content/images, not in a text.',
    example: { wrong: 'a file of 800 KB', right: 'a file of at most 256 KB' },
    message: ({ bytes, limit }) =>
      `This file is too large: ${number(bytes)} bytes, where ${number(limit)} (256 KB) are allowed.`,
  }),
  'not-text': rule<object>({
    severity: 'error',
    title: 'A file is not plain text',
    why: 'Its words could not be shown.',
    fix: 'Copy its words, paste them as plain text into a new file made on GitHub, and delete this one. A document of a word processor is not plain text.',
    example: {
      wrong: 'a Word document renamed to .md',
      right: 'its words, typed or pasted on GitHub',
    },
    message: () => 'This file is not plain text.',
  }),
  unreadable: rule<{ code: string }>({
    severity: 'error',
    title: 'A file cannot be read',
    why: 'Its page would be missing.',
    fix: 'Upload it again. If that does not help, ask the developer.',
    example: { wrong: 'a file without read permission', right: 'a file that everyone may read' },
    message: ({ code }) => `This file cannot be read (${code}).`,
  }),
  'outside-content': rule<object>({
    severity: 'error',
    title: 'A file is a link that leaves the content folder',
    why: 'The site must hold only what is meant to be public.',
    fix: 'Put a copy of the file itself here in place of the link.',
    example: { wrong: 'content/notes.yaml → ../notes.yaml', right: 'a file of its own' },
    message: () => 'This is not a file but a link, which leads outside content/ or to nothing.',
  }),
};
