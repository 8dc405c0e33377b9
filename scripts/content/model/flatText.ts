/** A text as one line: where its lines end makes no difference. */
export const flatText = (text: string): string => text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();

/** By which most texts are told apart without reading them again. */
export function shapeOf(text: string): string {
  const flat = flatText(text);
  return `${flat.length} ${flat.slice(-40)}`;
}
