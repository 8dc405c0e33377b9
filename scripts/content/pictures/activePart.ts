const parts: readonly [name: string, pattern: RegExp][] = [
  ['a script', /<(?:[\w-]+:)?script\b|\bon\w+\s*=|javascript:/i],
  ['a web page', /<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed)\b/i],
  ['an instruction for programs', /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i],
  ['an animation', /<(?:[\w-]+:)?(?:animate\w*|set)\b/i],
  // Only what lies in the drawing itself, `#id`, and pictures that are written into it.
  [
    'another file',
    /\b(?:href|src)\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg);)|'(?!#|data:image\/(?:png|jpeg);)|[^"'\s])/i,
  ],
  ['another file', /\burl\(\s*["']?(?!\s*["']?#)|@import/i],
];

/**
 * What in a drawing could run or load something where it is shown as it is, as the icon is.
 * It rather refuses too much: editors’ drawings need none of it.
 * @param svg the whole file
 * @returns its name, such as “a script”
 */
export function activePart(svg: string): string | undefined {
  return parts.find(([, pattern]) => pattern.test(svg))?.[0];
}
