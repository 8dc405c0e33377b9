import { expect, test } from 'vitest';
import { cutUrl, leadRequest } from './leadRequest.ts';

const endpoint = 'https://forms.example/a';
const lead = { firstName: 'Zoë & Co', isEmergency: true, submissionId: 'x-1' };

test('as JSON', () => {
  const { url, headers, body } = leadRequest({ endpoint, format: 'json' }, lead);
  expect(url).toBe(endpoint);
  expect(headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  expect(JSON.parse(body)).toEqual(lead);
});

test('like a plain form, with the service’s own fields', () => {
  const fields = [{ name: 'access_key', value: 'k=1' }];
  const { headers, body } = leadRequest({ endpoint, format: 'form', fields }, lead);
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    access_key: 'k=1',
    ...lead,
    isEmergency: 'true',
  });
});

test('an address is cut to what can be sent while a page is left', () => {
  const url = `https://roofs.example/?${'q'.repeat(3000)}`;
  expect(cutUrl(url)).toBe(url.slice(0, 2000));
});
