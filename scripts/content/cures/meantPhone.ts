/**
 * A phone number as the site shows it, (815) 555-0142, from one that is written in another way.
 * @returns `undefined` for what has not the ten digits of a number here
 */
export function meantPhone(text: string): string | undefined {
  const bare = text.replace(/^(?:tel|phone|call)[:.]?\s*/i, '');
  if (!/^[\s\d()+./–—‑-]+$/.test(bare)) return undefined;
  const [, area, exchange, line] =
    /^1?(\d{3})(\d{3})(\d{4})$/.exec(bare.replaceAll(/\D/g, '')) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}
