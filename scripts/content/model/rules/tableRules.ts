import { rule } from './rule.ts';

/** Rules about tables. */
export const tableRules = {
  'raw-table': rule<{ isDivided: boolean }>({
    severity: 'error',
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
  'text-in-table': rule<{ written: string }>({
    severity: 'error',
    title: 'A line below a table that becomes a row of it',
    why: 'The page shows it in the first column of the table.',
    fix: 'Put an empty line between the table and this line. If it is a row, put a | between its cells.',
    example: {
      wrong: '| Roof | Years |\n| --- | --- |\n| Metal | 50 |\nThese last.',
      right: '| Roof | Years |\n| --- | --- |\n| Metal | 50 |\n\nThese last.',
    },
    message: ({ written }) =>
      `“${written.slice(0, 80)}” touches the table above it, so it becomes a row of the table.`,
  }),
  'wide-table': rule<{ columns: number; max: number }>({
    severity: 'warning',
    title: 'A table that is too wide for a phone',
    why: 'Most visitors read on a phone, where each column has room for a word or two.',
    fix: 'Leave out a column, swap rows and columns, or split it into two tables.',
    example: { wrong: '| A | B | C | D | E | F |', right: '| A | B | C |' },
    message: ({ columns, max }) => `This table has ${columns} columns; a phone can show ${max}.`,
  }),
  'long-row': rule<{ cells: number; columns: number }>({
    severity: 'error',
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
};
