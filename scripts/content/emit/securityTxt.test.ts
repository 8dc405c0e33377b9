import { expect, test } from 'vitest';
import { site } from '#content/site';
import { securityTxt } from './publicFiles.ts';

const expiry = (now: string) => /^Expires: (.*)$/m.exec(securityTxt(site, new Date(now)))?.[1];

test('expires six to twelve months after the build, on the same day for half a year', () => {
  expect(expiry('2025-01-01T00:00:00Z')).toBe('2026-01-01T00:00:00Z');
  expect(expiry('2025-06-30T23:59:59Z')).toBe('2026-01-01T00:00:00Z');
  expect(expiry('2025-07-01T00:00:00Z')).toBe('2026-07-01T00:00:00Z');
  expect(expiry('2025-12-31T23:59:59Z')).toBe('2026-07-01T00:00:00Z');
});

test.each(['https://roofs.example', 'https://owner.example/site'])(
  'its own address is at the top of the host of %s',
  (url) => {
    const text = securityTxt({ ...site, url }, new Date());
    const { origin } = new URL(url);
    expect(text).toContain(`\nCanonical: ${origin}/.well-known/security.txt\n`);
    expect(text).toContain(`Contact: ${url}/contact\n`);
  },
);
