import type { Nodes, Table } from 'mdast';
import { finding } from '../../model/diagnostic.ts';
import { type PartFinding, partOf } from '../../source/lines.ts';
import { nodeSource, type ParsedBody } from './prose.ts';

/** Finds lines directly below a table, which become rows of it. */
export function textInTables({ text, nodes }: ParsedBody): PartFinding[] {
  return nodes.filter(isTable).flatMap((table) => {
    const [head, ...rows] = table.children.map((row) => nodeSource(row, text));
    const isFramed = [head, ...rows].some((row) => row?.startsWith('|'));
    const isText = (row: string) =>
      !/(?<!\\)\|/.test(row) && (isFramed || /[.!?:…]$/.test(row.trim()));
    const index = rows.findIndex(isText);
    const row = table.children[index + 1];
    if (index < 0 || !row) return [];
    const { start } = partOf(row);
    const { end } = partOf(table);
    const written = text.slice(start, end);
    // Of several lines, nobody knows which are a paragraph; in a list, a paragraph is indented.
    const isAlone = index === rows.length - 1 && table.position?.start.column === 1;
    const suggestion = isAlone ? `\n${written}` : undefined;
    const found = finding('text-in-table', { written: rows[index] ?? '' }, { suggestion });
    return [{ start, end, found }];
  });
}

const isTable = (node: Nodes): node is Table => node.type === 'table';
