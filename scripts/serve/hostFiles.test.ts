import { expect, test } from 'vitest';
import { headersFor, readHeaderRules } from './hostFiles.ts';

const rules = readHeaderRules(`# for everyone
/*
  X-Frame-Options: DENY
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000
/a.b
  X-Exact: yes: it is
`);

test.each([
  ['/', { 'x-frame-options': 'DENY', 'cache-control': 'no-cache' }],
  ['/assets/a/b.js', { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=31536000' }],
  ['/a.b', { 'x-frame-options': 'DENY', 'cache-control': 'no-cache', 'x-exact': 'yes: it is' }],
  ['/axb', { 'x-frame-options': 'DENY', 'cache-control': 'no-cache' }],
])('%s', (path, headers) => {
  expect(Object.fromEntries(headersFor(path, rules))).toEqual(headers);
});
