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

test('a chat provider may run its script, connect and show frames, and nothing more', () => {
  const policy = policyOf({ chat: { script: 'https://chat.example.com/a.js', container: 'c' } });
  const allowing = [...policy].filter(([, sources]) =>
    sources.includes('https://chat.example.com'),
  );
  expect(allowing.map(([name]) => name)).toEqual(['script-src', 'connect-src', 'frame-src']);
});

test.each(['estimateDelivery', 'newsletterDelivery'])(
  'the form service of %s may be sent to, by script and without',
  (setting) => {
    const delivery = { endpoint: 'https://forms.example.com/f/1', format: 'json' };
    const policy = policyOf({ [setting]: delivery });
    const allowing = [...policy].filter(([, sources]) =>
      sources.includes('https://forms.example.com'),
    );
    expect(allowing.map(([name]) => name)).toEqual(['connect-src', 'form-action']);
  },
);

test('a form sent without script may be led on to the service’s page on another host, script not', () => {
  const answerPage = 'https://thanks.example.com/success';
  const estimateDelivery = { endpoint: 'https://forms.example.com/f', format: 'json', answerPage };
  const allowing = [...policyOf({ estimateDelivery })].filter(([, sources]) =>
    sources.includes('https://thanks.example.com'),
  );
  expect(allowing.map(([name]) => name)).toEqual(['form-action']);
});

test('a newsletter that is off, or simulated, may be sent nowhere', () => {
  expect(policyOf({ newsletterDelivery: 'off' })).toEqual(
    policyOf({ newsletterDelivery: 'simulated' }),
  );
  expect(policyOf({ newsletterDelivery: 'off' }).get('form-action')).toEqual(["'self'"]);
});

test('a script of our own needs no word of its own', () => {
  expect(policyOf({ chat: undefined })).toEqual(policyOf({}));
});
