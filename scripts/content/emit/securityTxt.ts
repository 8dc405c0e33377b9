import type { Site } from '../schemas/site.ts';

/**
 * Whom to tell of a weakness of the site.
 * @param now the moment of the build
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ url, phone }: Pick<Site, 'url' | 'phone'>, now: Date): string {
  const lines = [
    `Contact: ${url}/contact`,
    `Contact: tel:+1${phone.display.replace(/\D/g, '')}`,
    `Expires: ${expiry(now)}`,
    'Preferred-Languages: en',
    // Looked for at the top of a host alone, wherever below that the site lives.
    `Canonical: ${new URL('/.well-known/security.txt', url)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * The first day of the half-year after the next: six to twelve months ahead, as the standard asks
 * for less than a year, and the same for every build until then. A site that nobody builds for so
 * long has gone stale, and says so.
 */
function expiry(now: Date): string {
  const half = now.getUTCMonth() < 6 ? 0 : 6;
  return new Date(Date.UTC(now.getUTCFullYear(), half + 12, 1)).toISOString().replace('.000', '');
}
