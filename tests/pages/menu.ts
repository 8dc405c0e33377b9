import { navigation } from '#content/navigation';

/** The menu’s labels: those in the bar and those in its groups. */
export const bar = navigation.header.map(({ label }) => label);
export const groups = navigation.header.flatMap((item) =>
  'links' in item ? [item.links.map(({ label }) => label)] : [],
);

/** A label of the menu; the tests depend on its existence. */
export function wordAt(words: readonly string[] | undefined, index: number): string {
  const word = words?.at(index);
  if (word === undefined) throw new Error(`The menu has no word ${index}.`);
  return word;
}
