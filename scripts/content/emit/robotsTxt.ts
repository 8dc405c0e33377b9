/**
 * Every page may be read; those that must not be listed say so themselves.
 * @param siteUrl without a slash at the end
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
