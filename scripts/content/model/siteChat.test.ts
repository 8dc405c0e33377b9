import { expect, test } from 'vitest';
import { documentedChats } from '../../../tests/pages/documentedSettings.ts';
import { chat, chatHosts, isFrom } from './siteChat.ts';

const settings = { script: 'https://cdn.example.com/a.js', container: 'c' };
const isTaken = (more: object) => chat.safeParse({ ...settings, ...more }).success;
const hostIsTaken = (host: string, purpose = 'connections') =>
  isTaken({ hosts: [{ host, for: [purpose] }] });

test.each([
  'https://chat.example.com',
  'https://*.example.com',
  'https://chat.example.com:8443',
  'wss://live.example.com',
])('a host may be %s', (host) => expect(hostIsTaken(host)).toBe(true));

test.each([
  '*',
  'https:',
  'https://*',
  'https://*.com',
  'https://*.*.example.com',
  'https://a.*.example.com',
  'http://chat.example.com',
  'ws://chat.example.com',
  'https://chat.example.com/path',
  'https://chat.example.com;',
  "https://chat.example.com; script-src 'unsafe-inline'",
  "'unsafe-inline'",
  'https://chat.example.com"',
  'https://chat.example.com\n',
  'https://u:p@chat.example.com',
  'data:',
  'chat.example.com',
])('a host may not be %j', (host) => expect(hostIsTaken(host)).toBe(false));

test('a host with wss:// is only for connections', () => {
  expect(hostIsTaken('wss://live.example.com', 'scripts')).toBe(false);
});

test.each(["'unsafe-inline'", 'sha256-', "sha256-x'; script-src *", `sha256-${'a'.repeat(43)}= *`])(
  'a style’s hash may not be %j',
  (hash) => expect(isTaken({ styleHashes: [hash] })).toBe(false),
);

test.each(['onload', 'src', 'nonce', 'type', 'data-', 'DATA-id', 'data-a b', 'style'])(
  'a provider’s script may not have the attribute %j',
  (name) => expect(isTaken({ attributes: [{ name, value: 'x' }] })).toBe(false),
);

test.each(['id', 'data-id', 'data-widget_code_id'])('it may have %j', (name) =>
  expect(isTaken({ attributes: [{ name, value: 'x' }] })).toBe(true),
);

test('files from a chat’s hosts are told from others', () => {
  const hosts = chatHosts(
    chat.parse({ ...settings, hosts: [{ host: 'https://*.example.org', for: ['frames'] }] }),
  );
  const from = (url: string) => isFrom(hosts, new URL(url));
  expect(from('https://cdn.example.com/b.js')).toBe(true);
  expect(from('https://a.b.example.org/')).toBe(true);
  expect(from('https://example.com/')).toBe(false);
  expect(from('https://example.org/')).toBe(false);
  expect(from('https://notexample.org/')).toBe(false);
  expect(from('http://a.example.org/')).toBe(false);
  expect(isFrom(chatHosts(undefined), new URL('https://cdn.example.com/'))).toBe(false);
});

test('two providers are documented', () => expect(documentedChats.size).toBe(2));

test.each([...documentedChats])(
  'the setting for %s is valid once its hash is filled in',
  (_name, setting) => {
    const written = JSON.stringify(setting);
    const filledIn = written.replace('the-hash-in-the-console', `${'a'.repeat(43)}=`);
    expect(chat.safeParse(JSON.parse(filledIn)).error).toBeUndefined();
    expect(chat.safeParse(setting).success).toBe(filledIn === written);
  },
);
