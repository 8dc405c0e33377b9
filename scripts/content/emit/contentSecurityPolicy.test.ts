import { expect, test } from 'vitest';
import { site } from '#content/site';
import { contentSecurityPolicy } from './securityFiles.ts';

const policyOf = (changes: object) => {
  const policy = contentSecurityPolicy({ ...site, ...changes } as never);
  return new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

const script = 'https://cdn.example.com/a.js';

test('a chat provider’s script may run, and nothing else from its host', () => {
  const policy = policyOf({ chat: { script, container: 'c' } });
  const allowing = [...policy].filter(([, sources]) => sources.includes('https://cdn.example.com'));
  expect(allowing.map(([name]) => name)).toEqual(['script-src']);
  expect([...policy.keys()]).toEqual([...policyOf({}).keys()]);
});

test('each host of a chat is allowed what it is listed for, in addition to the site itself', () => {
  const hosts = [
    { host: 'https://*.example.com', for: ['scripts', 'frames', 'connections', 'pictures'] },
    { host: 'wss://live.example.com', for: ['connections'] },
    { host: 'https://cdn.example.com', for: ['styles', 'fonts', 'media'] },
  ];
  const styleHashes = [`sha256-${'a'.repeat(43)}=`];
  const before = policyOf({});
  const policy = policyOf({ chat: { script, container: 'c', hosts, styleHashes } });
  const added = [...policy].flatMap(([name, sources]) => {
    const others = sources.filter((source) => !before.get(name)?.includes(source));
    return others.length > 0 ? [`${name} ${others.join(' ')}`] : [];
  });
  expect(added).toEqual([
    'script-src https://cdn.example.com https://*.example.com',
    'connect-src https://*.example.com wss://live.example.com',
    'frame-src https://*.example.com',
    "img-src 'self' https://*.example.com",
    "style-src 'self' https://cdn.example.com 'sha256-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa='",
    "font-src 'self' https://cdn.example.com",
    "media-src 'self' https://cdn.example.com",
  ]);
});

test.each(['estimateDelivery', 'newsletterDelivery'])(
  'forms may be sent to the service of %s, with and without script',
  (setting) => {
    const delivery = { endpoint: 'https://forms.example.com/f/1', format: 'json' };
    const policy = policyOf({ [setting]: delivery });
    const allowing = [...policy].filter(([, sources]) =>
      sources.includes('https://forms.example.com'),
    );
    expect(allowing.map(([name]) => name)).toEqual(['connect-src', 'form-action']);
  },
);

test('a service may redirect a form to its page on another host, but only without script', () => {
  const answerPage = 'https://thanks.example.com/success';
  const estimateDelivery = { endpoint: 'https://forms.example.com/f', format: 'json', answerPage };
  const allowing = [...policyOf({ estimateDelivery })].filter(([, sources]) =>
    sources.includes('https://thanks.example.com'),
  );
  expect(allowing.map(([name]) => name)).toEqual(['form-action']);
});

test('a newsletter form that is off or simulated cannot be sent anywhere', () => {
  expect(policyOf({ newsletterDelivery: 'off' })).toEqual(
    policyOf({ newsletterDelivery: 'simulated' }),
  );
  expect(policyOf({ newsletterDelivery: 'off' }).get('form-action')).toEqual(["'self'"]);
});

test('a chat script of our own needs no addition to the policy', () => {
  expect(policyOf({ chat: undefined })).toEqual(policyOf({}));
});
