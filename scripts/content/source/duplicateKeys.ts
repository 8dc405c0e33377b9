import { isCollection, isMap, isNode, isScalar, isSeq, type YAMLMap } from 'yaml';
import { finding } from '../model/diagnostic.ts';
import { shortened } from '../model/words.ts';
import { keyOf, type YamlNode } from './contentDocument.ts';
import { lineAt, type PartFinding } from './lines.ts';

/** More than these must be a single mistake, made by a program. */
const maxTold = 20;

/** A group of fields, and what kind of group it is. */
interface Group {
  items: YAMLMap['items'];
  isEntry: boolean;
  isWholeFile: boolean;
  source: string;
}

/**
 * Finds names that a group has twice. The parser’s own check compares each name with all others,
 * which would take minutes for a file with many names.
 */
export function duplicateKeys(nodes: readonly YamlNode[], source: string): PartFinding[] {
  const found: PartFinding[] = [];
  const entries = new Set(nodes.flatMap(({ node }) => (isSeq(node) ? node.items : [])));
  for (const { node } of nodes) {
    if (!isMap(node)) continue;
    const isEntry = entries.has(node);
    const isWholeFile = node === nodes[0]?.node;
    found.push(...duplicatesIn({ items: node.items, isEntry, isWholeFile, source }));
    if (found.length >= maxTold) break;
  }
  return found.slice(0, maxTold);
}

function duplicatesIn(group: Group): PartFinding[] {
  const seen = new Set<string>();
  const again = group.items.filter((item) => {
    const isAgain = seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isAgain;
  });
  const [first] = again;
  if (!first) return [];
  if (emptyAbove(first, group)) return [told(first, first, group, below)];
  const behind = group.items.slice(group.items.indexOf(first));
  // If most of the following fields are repeats, they are another entry, not a slip each.
  const isAnother = again.length > 1 && again.length > behind.length / 2;
  return isAnother
    ? [told(first, behind.at(-1), group, another)]
    : again.map((item) => told(item, item, group, adviceOn));
}

type Item = Group['items'][number];
type Advise = (item: Item, line: string, group: Group) => string | undefined;

/** @param last the field that ends the surplus part */
function told(item: Item, last: Item | undefined, group: Group, advise: Advise): PartFinding {
  const { source } = group;
  const start = (isScalar(item.key) && item.key.range?.[0]) || 0;
  const { key = keyOf(item), text } = lineAt(source, start);
  const help = advise(item, shortened(text.trim()), group);
  const isOneLine = last === item && !isCollection(item.value);
  const [, valueEnd = 0] = (isNode(last?.value) && last.value.range) || [];
  const part = source.slice(start, isOneLine ? start + key.length : valueEnd).trimEnd();
  return {
    found: finding('duplicate-field', { key: shortened(key) }, { help }),
    start,
    end: start + Math.max(part.length, 1),
  };
}

/** The name of the field above, if it has no value: the next lines may belong below it. */
function emptyAbove(item: Item, { items }: Group): string | undefined {
  const above = items[items.indexOf(item) - 1];
  const isEmpty = above && (!above.value || (isScalar(above.value) && above.value.value === null));
  return isEmpty ? keyOf(above) : undefined;
}

const keepOne = ({ value }: Item): string =>
  isCollection(value)
    ? 'keep one of the two, with the lines below it that start further right, and delete the other with its lines.'
    : 'keep one of the two lines and delete the other.';

const below: Advise = (item, _line, group) =>
  `If it belongs to the line “${emptyAbove(item, group)}:” above it, put two spaces in front of it and of each line below that belongs there, too. If not, ${keepOne(item)}`;

const another: Advise = (_item, line, { isEntry, isWholeFile }) => {
  const orKeep = 'If not, keep one of the two lines of each field and delete the other.';
  if (isEntry) {
    return `If these lines are the next entry of the list, a hyphen is missing in front of the first: “- ${line}”. ${orKeep}`;
  }
  return isWholeFile
    ? `This line and those below it look like a second entry, but a file holds only one: cut them out and paste them into a new file in the same folder. ${orKeep}`
    : orKeep.replace('If not, keep', 'Keep');
};

const adviceOn: Advise = (item, line, { items, isEntry }) => {
  if (!isEntry) return keepOne(item).replace('keep', 'Keep');
  const [first] = items.map(keyOf);
  return first === keyOf(item)
    ? `If it starts the next entry of the list, a hyphen is missing in front: “- ${line}”. If not, ${keepOne(item)}`
    : `If it belongs to the next entry of the list, that entry’s first line, like “- ${first}: …”, is missing above it. If not, ${keepOne(item)}`;
};
