import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceWords } from '#content/interfaceWords';
import { site } from '#content/site';
import { data as aboutData } from '../../pages/about/+data.ts';
import { Head } from '../../renderer/Head/Head.tsx';
import { Notice } from '../../renderer/Layout/Notice/Notice.tsx';
import { publishedModel } from '../../scripts/content/check/site/publishedModel.ts';
import { checkContent } from '../../scripts/content/commands/checkContent.ts';
import { noticeScript } from '../../scripts/content/model/published.ts';
import { elementsIn } from '../html/elements.ts';
import { htmlInPage } from '../inPage.tsx';
import { copyContent } from './contentCopy.ts';
import { publishedCopy } from './publishedCopy.ts';

const lines = `notice:
  kind: storm
  text: Hail in Rockford last night. We answer the phone all night.
  linkLabel: What to do first
  link: /services/storm-damage
  firstDay: 2025-04-01
  lastDay: 2025-04-07
`;

async function withNotice(text = lines) {
  const copy = await copyContent();
  await copy.edit('site.yaml', /^chat:$/m, `${text}$&`);
  return copy;
}

test.each([
  ['2025-03-31', false, []],
  ['2025-04-01', true, []],
  ['2025-04-07', true, []],
  ['2025-04-08', false, ['notice-over']],
])('on %s, whether a notice of April 1 to 7 is shown: %s', async (day, isOn, rules) => {
  const { folders } = await withNotice();
  const { report, model } = await checkContent(folders, new Date(`${day}T12:00:00Z`));
  const about = report.diagnostics.filter(({ rule }) => rule !== 'unpublished-reference');
  expect(about.map(({ rule, severity }) => [rule, severity])).toEqual(
    rules.map((rule) => [rule, 'warning']),
  );
  expect('notice' in (publishedModel(model).singles.site?.value ?? {})).toBe(isOn);
});

test('it shows its words and its link, or only its words while the linked page is unpublished', async () => {
  const copy = await withNotice();
  const render = async () => {
    const { notice } = (await publishedCopy(copy, new Date('2025-04-02'))).site;
    return notice ? htmlInPage(<Notice notice={notice} />) : '';
  };
  expect(elementsIn(await render(), 'a', { href: '/services/storm-damage' })).toHaveLength(1);
  await copy.edit('services/storm-damage.md', /^section:/m, 'draft: true\n$&');
  const html = await render();
  expect(html).toContain('Hail in Rockford last night.');
  expect(elementsIn(html, 'a')).toEqual([]);
});

test('it can be closed, and the head knows which one it is before the page is shown', async () => {
  const { notice } = (await publishedCopy(await withNotice(), new Date('2025-04-02'))).site;
  if (!notice) throw new Error('There is no notice.');
  const bar = htmlInPage(<Notice notice={notice} />);
  expect(elementsIn(bar, 'section', { dataNotice: notice.text })).toHaveLength(1);
  const { close } = interfaceWords.notice;
  expect(elementsIn(bar, 'button', { type: 'button', ariaLabel: close })).toHaveLength(1);
  const head = renderToStaticMarkup(<Head site={{ ...site, notice }} head={aboutData().head} />);
  const scripts = elementsIn(head, 'script', { src: noticeScript, dataText: notice.text });
  expect(scripts).toHaveLength(1);
});
