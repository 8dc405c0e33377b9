import { expect, test } from 'vitest';
import { checkLink } from './checkLink.ts';

const targets = {
  pages: new Map([
    ['/', { anchors: new Set(['contact-form']) }],
    ['/about', { anchors: new Set<string>() }],
    ['/blog/hail', { anchors: new Set(['costs']) }],
    ['/blog/broken', {}],
  ]),
  moved: new Map([['/services/leaks', '/about']]),
  today: '2025-06-15',
  ownHost: 'our.example',
  httpHosts: new Set(['old.example.org']),
  phones: ['(815) 555-0142'],
};

const resultOf = (url: string) => {
  const found = checkLink(url, targets, '/blog/hail');
  return found && [found.rule, found.suggestion].filter((part) => part !== undefined).join(' ');
};

test.each([
  '/',
  '/#contact-form',
  '/about',
  '#costs',
  '/blog/broken#anything',
  'https://weather.gov/lot',
  'https://our.example.test/about',
  'http://old.example.org/page',
  'mailto:office@our.example',
  'tel:+18155550142',
  'tel:815-555-0142',
  // What anyone may open.
  'https://docs.google.com/forms/d/e/1AbC/viewform',
  'https://docs.google.com/document/d/e/1AbC/pub',
  'https://photos.google.com/share/1AbC',
  'https://www.canva.com/design/1AbC/view',
  'https://www.dropbox.com/s/1AbC/terms.pdf',
  'https://github.com/harlow',
  'https://www.google.com/search?q=hail',
  'https://www.google.com/maps?q=https://weather.gov',
  'https://www.facebook.com/harlow',
  // A power company’s.
  'tel:1-800-334-7661',
])('%s leads somewhere', (url) => {
  expect(resultOf(url)).toBeUndefined();
});

test.each([
  [0, /the line “httpHosts:”, and below it the line “ {2}- weather\.gov”/],
  [1, /the line “ {2}- weather\.gov” below “httpHosts:”/],
])('says which lines allow a site without https, after %s others', (count, lines) => {
  const httpHosts = new Set(['old.example.org'].slice(0, count));
  expect(checkLink('http://weather.gov', { ...targets, httpHosts })?.help).toMatch(lines);
});

test.each([
  ['http://weather.gov', 'insecure-link https://weather.gov'],
  ['HTTP://weather.gov', 'insecure-link https://weather.gov'],
  ['http://old.example.org.evil.test/', 'insecure-link https://old.example.org.evil.test/'],
  ['http://old.example.org:8080/', 'insecure-link https://old.example.org:8080/'],
  ['https://our.example/about', 'own-address /about'],
  ['http://our.example/blog/hail#costs', 'own-address /blog/hail#costs'],
  ['//weather.gov', 'unknown-page'],
  ['/abuot', 'unknown-page /about'],
  ['/prices', 'unknown-page'],
  ['/blog/hial#costs', 'unknown-page /blog/hail#costs'],
  ['/about#team', 'unknown-anchor /about'],
  ['#cost', 'unknown-anchor #costs'],
  ['https://our.example/about/', 'own-address /about'],
  ['https://www.our.example', 'own-address /'],
  ['www.our.example/about', 'own-address /about'],
  ['our.example/blog/hail#costs', 'own-address /blog/hail#costs'],
  ['www.our.example/abuot', 'unknown-page /about'],
  ['https://our.example/prices', 'unknown-page'],
  ['ftp://weather.gov', 'link-scheme'],
  ['C:\\Users\\Bob\\terms.pdf', 'link-scheme'],
  ['/about?utm_source=mail', 'unknown-page /about'],
  ['/abuot?utm_source=mail', 'unknown-page /about'],
  ['hail', 'relative-link /blog/hail'],
  ['https://our.example/about?fbclid=1AbC', 'own-address /about'],
  ['https://deploy-preview-12--our-site.netlify.app/about', 'own-address /about'],
  ['https://docs.google.com/spreadsheets/d/1AbC/edit#gid=0', 'private-link'],
  ['https://docs.google.com/forms/d/1AbC/edit', 'private-link'],
  ['https://drive.google.com/file/d/1AbC/view?usp=sharing', 'private-link'],
  ['https://mail.google.com/mail/u/0/#inbox/1AbC', 'private-link'],
  ['https://www.notion.so/Storm-page-1a2b3c4d', 'private-link'],
  ['https://chatgpt.com/c/6789-abcd', 'private-link'],
  ['https://github.com/harlow/site/blob/main/content/about.yaml', 'private-link'],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fweather.gov%2Flot&h=1AbC',
    'detour-link https://weather.gov/lot',
  ],
  ['https://www.google.com/url?sa=D&q=https://our.example/about', 'detour-link /about'],
  [
    'https://nam02.safelinks.protection.outlook.com/?url=http%3A%2F%2Fweather.gov',
    'detour-link https://weather.gov',
  ],
  ['tel:+18155550199', 'other-phone tel:+18155550142'],
  ['office@our.example', 'relative-link mailto:office@our.example'],
  ['www.weather.gov', 'relative-link https://www.weather.gov'],
  ['facebook.com/our-page', 'relative-link https://facebook.com/our-page'],
  ['blog/hail.md', 'relative-link /blog/hail'],
  ['', 'relative-link'],
])('%s is refused', (url, expected) => {
  expect(resultOf(url)).toBe(expected);
});

test.each([
  ['www.our.example/blog/hail', '/blog/hail'],
  ['www.other.example/blog/snow', 'https://www.other.example/blog/snow'],
])('while site.yaml is broken, %s is taken for our own only with a page’s path', (url, meant) => {
  const pages = new Map([...targets.pages, ['/services/hail', {}]]);
  expect(checkLink(url, { ...targets, pages, ownHost: undefined })?.suggestion).toBe(meant);
});
