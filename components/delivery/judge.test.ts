import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const answer = { retryAfter: null, isRedirected: false };

test.each([
  [200, '{"success":true}', 'taken'],
  [200, '{"ok":true,"id":"1"}', 'taken'],
  [200, '<h1>Thank you</h1>', 'taken'],
  [200, '{"constructor":1,"toString":"no","__proto__":0}', 'taken'],
  [201, '', 'taken'],
  [204, '', 'taken'],
  [200, '{"success":false,"message":"invalid key"}', 'refused'],
  [200, '{"success":"false"}', 'refused'],
  [200, '{"ok":false}', 'refused'],
  [200, '{"result":"error"}', 'refused'],
  [200, '{"status":"error"}', 'refused'],
  [200, '{"status":"failure"}', 'refused'],
  [200, '{"status":400}', 'refused'],
  [200, '{"status":200,"error":null,"errors":[]}', 'taken'],
  [200, '{"error":"","errors":{}}', 'taken'],
  [200, '{"error":false}', 'taken'],
  [200, '{"error":"Invalid key"}', 'refused'],
  [200, '{"errors":[{"message":"no"}]}', 'refused'],
  [200, '{"success":0}', 'refused'],
  [200, 'false', 'refused'],
  [304, '', 'unknown'],
  [400, '', 'refused'],
  [403, '{"success":true}', 'refused'],
  [404, '', 'refused'],
  [422, '{"errors":[{"message":"no"}]}', 'refused'],
  [408, '', 'unknown'],
  [425, '', 'unknown'],
  [429, '', 'later'],
  [500, '', 'unknown'],
  [502, '', 'unknown'],
  [503, '{"success":true}', 'unknown'],
  [504, '', 'unknown'],
])('%i with %s is %s', (status, body, verdict) => {
  expect(judge({ ...answer, status, body })).toBe(verdict);
});

test.each([
  [503, 'later'],
  [500, 'unknown'],
  [504, 'unknown'],
])('%i with a time to come back is %s', (status, verdict) => {
  expect(judge({ ...answer, status, body: '', retryAfter: '2' })).toBe(verdict);
});

test.each([
  [200, '<h1>Thank you</h1>', 'taken'],
  [200, '{"success":false}', 'refused'],
  [404, '', 'unknown'],
  [429, '', 'unknown'],
])('%i with %s after a redirect is %s', (status, body, verdict) => {
  expect(judge({ ...answer, status, body, isRedirected: true })).toBe(verdict);
});
