import { expect, test } from 'vitest';
import { judge } from './judge.ts';

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
  [200, 'false', 'refused'],
  [304, '', 'refused'],
  [400, '', 'refused'],
  [403, '{"success":true}', 'refused'],
  [404, '', 'refused'],
  [408, '', 'retry'],
  [425, '', 'retry'],
  [429, '', 'retry'],
  [500, '', 'retry'],
  [503, '{"success":true}', 'retry'],
])('%i with %s is %s', (status, body, verdict) => {
  expect(judge(status, body)).toBe(verdict);
});
