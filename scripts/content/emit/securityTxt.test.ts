import { expect, test } from 'vitest';
import { site } from '#content/site';
import { securityTxt } from './securityTxt.ts';

test.each(['https://roofs.example', 'https://owner.example/site'])(
  'its own address is at the top of the host of %s',
  (url) => {
    const text = securityTxt({ ...site, url }, new Date('2025-03-01'));
    const { origin } = new URL(url);
    expect(text).toContain(`\nCanonical: ${origin}/.well-known/security.txt\n`);
    expect(text).toContain(`Contact: ${url}/contact\n`);
  },
);
