/**
 * A whole, encrypted address from one that lacks its start.
 * @returns `undefined` for what is no address, or has spaces inside
 */
export function meantUrl(text: string): string | undefined {
  const rest = text.replace(/^<(.*)>$/, '$1').replace(/^(?:https?:?)?(?:\/\/?|:\/\/)\s*/i, '');
  const isAddress = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(rest);
  return isAddress && URL.canParse(`https://${rest}`) ? `https://${rest}` : undefined;
}

/** The name of the site that an address leads to, for fields that take no more. */
export const meantHost = (text: string): string | undefined =>
  /^https?:\/\/([\w-]+(?:\.[\w-]+)+)\/?$/i.exec(text)?.[1]?.toLowerCase();
