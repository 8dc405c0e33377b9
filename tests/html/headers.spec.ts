import { expect } from '@playwright/test';
import { security } from '#content/security';
import { site } from '#content/site';
import { paths, test } from '../site.ts';

const expected = {
  'content-security-policy': `${security.policy}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

test('every page, and what is none, carries the security headers and the policy itself', async ({
  request,
}) => {
  for (const path of [...paths, '/no-such-page', '/blog/no-such-article']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers, path).toMatchObject(expected);
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8}/);
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
    const meta = `<meta http-equiv="Content-Security-Policy" content="${escaped(security.policy)}"`;
    expect(await answer.text(), path).toContain(meta);
  }
});

test('the policy allows nothing inline and only what the settings name', () => {
  expect(security.policy).not.toMatch(/unsafe|\*|http:|data:/);
  const outside = security.policy.match(/https:[^ ;]+/g) ?? [];
  expect(new Set(outside)).toEqual(new Set([new URL(site.links.map.embed).origin]));
});

const escaped = (text: string) => text.replaceAll("'", '&#x27;');
