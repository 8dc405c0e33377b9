/** A random id for one submission; the same lead keeps it through every attempt. */
export function submissionId(): string {
  // Only on secure pages, which a site in a local network is not.
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
