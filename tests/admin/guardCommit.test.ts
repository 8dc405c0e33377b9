import { expect, test } from 'vitest';
import { contentFormat, sourceKey } from '../../scripts/admin/contentFormat.ts';
import { guardCommit } from '../../scripts/admin/github/guardCommit.ts';
import { noteNew, remembering } from '../../scripts/admin/github/openedTexts.ts';
import { contentTypes } from '../../scripts/content/model/contentTypes.ts';

const format = remembering(contentFormat('.yaml', contentTypes.testimonials.schema));
const review = `page: reviews
order: 3
name: Ann B.
location: Beloit, WI
rating: 5
text: The crew was here at seven and gone at four.
`;

interface Commit {
  file?: string;
  /** What the repository contains by now. */
  files?: Record<string, string>;
  deleted?: string;
  answer?: boolean;
  /** What leads to a deleted file. */
  links?: string[];
}

/** Commits a text as the CMS does. */
async function commit(
  text: string,
  { file = 'a', files = {}, deleted, answer = true, links = [] }: Commit,
) {
  const path = (name: string) => `content/testimonials/${name}.yaml`;
  const asked: string[] = [];
  const addition = { path: path(file), contents: Buffer.from(text).toString('base64') };
  const input = {
    branch: { repositoryNameWithOwner: 'a/b', branchName: 'cms/testimonials/a' },
    expectedHeadOid: '0',
    fileChanges: { additions: [addition], deletions: deleted ? [{ path: path(deleted) }] : [] },
  };
  const remember = await guardCommit(input, {
    folder: 'content',
    read: async (asks) => Object.entries(files).find(([name]) => path(name) === asks)?.[1],
    findLinks: async () => links,
    ask: (question) => asked.push(question) > 0 && answer,
  });
  remember?.();
  return { asked, isMade: Boolean(remember), text: `${Buffer.from(addition.contents, 'base64')}` };
}

/** What a form writes after it was opened on a file. */
const edited = (source: string | undefined, values: object) => {
  const { [sourceKey]: _, ...fields } = format.fromFile(source ?? review);
  return format.toFile({ ...fields, ...values, ...(source && { [sourceKey]: source.trim() }) });
};

test('nothing is asked if nothing happened meanwhile', async () => {
  const text = edited(review, { rating: 4 });
  expect(await commit(text, { files: { a: review } })).toEqual({ asked: [], isMade: true, text });
});

test('your own earlier save does not count as someone else’s', async () => {
  const first = edited(review, { name: 'Ann C.' });
  await commit(first, { file: 'own', files: { own: review } });
  // The CMS continues from what it saved, with the source from before that save.
  const second = edited(review, { name: 'Ann D.' });
  const { asked, text } = await commit(second, { file: 'own', files: { own: first } });
  expect([asked, text]).toEqual([[], second]);
});

test('saving asks about an entry that someone else deleted or created', async () => {
  const { asked, isMade } = await commit(edited(review, { rating: 3 }), { answer: false });
  expect([asked.length, isMade]).toEqual([1, false]);
  expect(asked[0]).toContain('deleted this');
  const taken = await commit(edited(undefined, { name: 'New N.' }), {
    file: 'b',
    files: { b: review },
  });
  expect(taken.asked[0]).toContain('Another one with the same name');
});

test('a new entry raises no question, neither at first nor when saved again', async () => {
  const first = edited(undefined, { name: 'Zoë' });
  expect((await commit(first, { file: 'zoe' })).asked).toEqual([]);
  const second = edited(undefined, { name: 'Zoë B.' });
  expect((await commit(second, { file: 'zoe', files: { zoe: first } })).asked).toEqual([]);
});

test('a renamed entry keeps what someone else changed under the old name', async () => {
  const theirs = review.replace('order: 3', 'order: 7');
  const ours = edited(review, { rating: 2 });
  const { asked, text } = await commit(ours, { file: 'c', deleted: 'a', files: { a: theirs } });
  expect([asked, text]).toEqual([[], ours.replace('order: 3', 'order: 7')]);
});

test('deleting an entry asks about links to it, although the same commit changes another one', async () => {
  const text = edited(review, { city: 'byron' });
  const there = { deleted: 'b', links: ['Cities → Byron'], answer: false };
  const { asked, isMade } = await commit(text, { ...there, files: { a: review, b: review } });
  expect([asked.length, isMade]).toEqual([1, false]);
  expect(asked[0]).toContain('\nCities → Byron\n');
  // An entry with another name is the same entry.
  const moved = await commit(text, { ...there, file: 'c', files: { b: review } });
  expect(moved).toMatchObject({ asked: [], isMade: true });
});

test('a new entry with the name of an earlier one never replaces it unasked', async () => {
  const first = edited(undefined, { name: 'Eve E.' });
  const path = 'testimonials/eve.yaml';
  noteNew(path, true);
  expect(await commit(first, { file: 'eve' })).toMatchObject({ asked: [], isMade: true });
  // The next save of the same entry continues it.
  noteNew(path, false);
  const second = edited(undefined, { name: 'Eve F.' });
  const continued = await commit(second, { file: 'eve', files: { eve: first } });
  expect(continued).toMatchObject({ asked: [], isMade: true });
  // Another one.
  noteNew(path, true);
  const other = edited(undefined, { name: 'Eve G.' });
  const taken = await commit(other, { file: 'eve', files: { eve: second }, answer: false });
  expect(taken.isMade).toBe(false);
  expect(taken.asked[0]).toContain('give yours another name');
});

test('a picture replaces another one of the same name only if the editor wants that', async () => {
  const photo = Buffer.from([0xff, 0xd8, 1]).toString('base64');
  const add = async (there: Buffer | undefined, answer: boolean) => {
    const asked: string[] = [];
    const addition = { path: 'content/images/posts/roof.webp', contents: photo };
    const input = {
      branch: { repositoryNameWithOwner: 'a/b', branchName: 'cms/posts/a' },
      expectedHeadOid: '0',
      fileChanges: { additions: [addition], deletions: [] },
    };
    const remember = await guardCommit(input, {
      folder: 'content',
      read: async () => there && new TextDecoder().decode(there),
      findLinks: async () => [],
      ask: (question) => asked.push(question) > 0 && answer,
    });
    return { asked: asked.join(), isMade: Boolean(remember), sent: addition.contents };
  };
  const unasked = { asked: '', isMade: true, sent: photo };
  expect(await add(undefined, false)).toEqual(unasked);
  expect(await add(Buffer.from(photo, 'base64'), false)).toEqual(unasked);
  const other = Buffer.from([0xff, 0xd8, 2]);
  const { asked, isMade } = await add(other, false);
  expect(asked).toContain('another file named “roof.webp”');
  expect(isMade).toBe(false);
  expect(await add(other, true)).toMatchObject({ isMade: true, sent: photo });
});

test('a copy of an entry is new, although it was made from another', async () => {
  noteNew('testimonials/copy.yaml', true);
  const copy = edited(review, { name: 'Zed Q.' });
  expect(await commit(copy, { file: 'copy' })).toMatchObject({ asked: [], isMade: true });
});
