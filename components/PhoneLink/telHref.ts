/**
 * The address that dials a number.
 * @param display the number as shown, for example `(815) 555-0142`
 */
export function telHref(display: string): string {
  return `tel:+1${display.replace(/\D/g, '')}`;
}
