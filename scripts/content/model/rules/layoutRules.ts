import { shortened } from '../words.ts';
import { error, warning } from './rule.ts';

/** Rules about what has a layout of its own: tables, and blocks between lines of three colons. */
export const layoutRules = {
  'raw-table': error<{ isDivided: boolean }>({
    title: 'A table that is not marked as one',
    why: 'A table pasted from Word or a spreadsheet would run together into one line, and an empty line ends a table.',
    fix: 'Start and end each row with a |, put one between cells, write a line of hyphens below the first row, and leave no empty lines between rows.',
    example: {
      wrong: '| Roof | Years |\n| Metal | 50 |',
      right: '| Roof | Years |\n| --- | --- |\n| Metal | 50 |',
    },
    message: ({ isDivided }) =>
      isDivided
        ? 'This looks like a table, but empty lines divide it, so its rows would be shown as plain text.'
        : 'This looks like a table but would be shown as one line.',
  }),
  'text-in-table': error<{ written: string }>({
    title: 'A line below a table that becomes a row of it',
    why: 'The page shows it in the first column of the table.',
    fix: 'Put an empty line between the table and this line. If it is a row, put a | between its cells.',
    example: {
      wrong: '| Roof | Years |\n| --- | --- |\n| Metal | 50 |\nThese last.',
      right: '| Roof | Years |\n| --- | --- |\n| Metal | 50 |\n\nThese last.',
    },
    message: ({ written }) =>
      `“${shortened(written, 80)}” touches the table above it, so it becomes a row of the table.`,
  }),
  'wide-table': warning<{ columns: number; max: number }>({
    title: 'A table that is too wide for a phone',
    why: 'Most visitors read on a phone, where each column has room for a word or two.',
    fix: 'Leave out a column, swap rows and columns, or split it into two tables.',
    example: { wrong: '| A | B | C | D | E | F |', right: '| A | B | C |' },
    message: ({ columns, max }) => `This table has ${columns} columns; a phone can show ${max}.`,
  }),
  'long-row': error<{ cells: number; columns: number }>({
    title: 'A row with more cells than the table has columns',
    why: 'The extra cells are not shown.',
    fix: 'Give the first row as many cells, or write \\| where the | is part of the text.',
    example: {
      wrong: '| Roof | Years |\n| --- | --- |\n| Metal | 50 | loud |',
      right: '| Roof | Years |\n| --- | --- |\n| Metal | 50 |',
    },
    message: ({ cells, columns }) =>
      `A row of this table has ${cells} cells, but its first row has ${columns}: the extra cells are left out.`,
  }),
  'unknown-block': error<{ name: string }>({
    title: 'A block that does not exist',
    why: 'Its text would be shown as plain paragraphs.',
    fix: 'Write the name of a block. The guide lists all of them, ready to copy.',
    example: { wrong: ':::stepps', right: ':::steps' },
    message: ({ name }) => `There is no block “${name}”.`,
  }),
  'block-line': error<{ written: string }>({
    title: 'A line that does not begin or end a block',
    why: 'The page would show its colons, and the text below it as plain paragraphs.',
    fix: 'A block begins with three colons and its name in lowercase letters, without a space, and nothing else but its words in square brackets. It ends with a line of three colons.',
    example: { wrong: '::: Steps', right: ':::steps' },
    message: ({ written }) =>
      `“${shortened(written, 80)}” would appear on the page exactly as written.`,
  }),
  'open-block': error<{ name: string }>({
    title: 'A block that does not end',
    why: 'Everything below it would become part of it.',
    fix: 'Write a line of three colons, :::, below its last line.',
    example: {
      wrong: ':::steps\n1. Call us\n\nWe come.',
      right: ':::steps\n1. Call us\n:::\n\nWe come.',
    },
    message: ({ name }) => `The block “:::${name}” needs a line “:::” at its end.`,
  }),
  'block-place': error<{ name: string; outer: string }>({
    title: 'A block inside something else',
    why: 'A block is as wide as the text. It has no room inside another block, a list or a quotation.',
    fix: 'Move it below that, with an empty line between them and no spaces in front of its colons.',
    example: {
      wrong: ':::question[How soon?]\n:::fact[72 hours]\nAfter your call.\n:::\n:::',
      right:
        ':::question[How soon?]\nWithin days.\n:::\n\n:::fact[72 hours]\nAfter your call.\n:::',
    },
    message: ({ name, outer }) => `The block “:::${name}” is inside ${outer}.`,
  }),
  'block-label': error<{ name: string; problem: string }>({
    title: 'The words in a block’s square brackets',
    why: 'They are the block’s heading, question or figure. Other blocks have none.',
    fix: 'Write a few plain words in square brackets, directly after the block’s name.',
    example: { wrong: ':::fact', right: ':::fact[72 hours]' },
    message: ({ name, problem }) => `The block “:::${name}” ${problem}.`,
  }),
  'block-content': error<{ name: string; problem: string }>({
    title: 'A block with the wrong content',
    why: 'Each block is designed for what it holds. Anything else would be lost or look broken.',
    fix: 'Write what belongs in the block, and put the rest above or below it.',
    example: {
      wrong: ':::steps\nCall us, then wait.\n:::',
      right: ':::steps\n1. Call us\n2. Wait\n:::',
    },
    message: ({ name, problem }) => `The block “:::${name}” ${problem}.`,
  }),
  'video-address': error<{ address: string }>({
    title: 'An address that is not a video',
    why: 'Only a single video from YouTube or Vimeo can be played on a page.',
    fix: 'Open the video in a browser and copy its address from the address bar: https://www.youtube.com/watch?v=… or https://vimeo.com/…',
    example: {
      wrong: '[Our crew](https://youtu.be/M7lc1UVf-VE)',
      right: '[Our crew](https://www.youtube.com/watch?v=M7lc1UVf-VE)',
    },
    message: ({ address }) => `“${shortened(address, 120)}” is not the address of a video.`,
  }),
  'loose-video': warning<{ address: string }>({
    title: 'A video’s address in place of the video',
    why: 'Visitors see only the address, and leave the page to watch.',
    fix: 'Put it in a block, and write what it shows between the square brackets.',
    example: {
      wrong: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      right: ':::video\n[Our crew at work](https://www.youtube.com/watch?v=M7lc1UVf-VE)\n:::',
    },
    message: ({ address }) =>
      `“${shortened(address, 120)}” is shown as an address, not as a video.`,
  }),
};
