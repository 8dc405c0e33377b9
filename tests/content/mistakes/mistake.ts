import type { RuleId } from '../../../scripts/content/model/rules/catalogue.ts';
import type { ContentCopy } from '../contentCopy.ts';

/**
 * A mistake in the sample content, and the one finding that it must cause; `reports/` has its
 * words.
 */
export interface Mistake {
  name: string;
  make: (copy: ContentCopy) => Promise<unknown>;
  /** The file below `content/` that the one finding must name. */
  file: string;
  rule: RuleId;
  /** The text in that file that the finding must point to; the start of the file by default. */
  mark?: string | RegExp;
  /** Points at the last of several equal marks. */
  lastMark?: boolean;
  /** Found only by the check before the site goes live. */
  isLaunch?: boolean;
}

/** An article to make mistakes in. */
export const post = 'posts/roscoe-premium-shingles.md';

/** Words for two files that must not have the same ones. */
export const twice =
  'A description that is long enough to pass, and that could stand in two files.';

/**
 * Adds posts/another-post.md, an article unlike the others.
 * @param publishing lines for its fields
 */
export async function addPost({ read, write }: ContentCopy, publishing: string) {
  const text = (await read(post))
    .replace('\n---\n', `\n${publishing}\n---\n`)
    .replace(/^title: .*$/m, 'title: Another post')
    .replace(/^excerpt: .*$/m, 'excerpt: What another post is about, in words enough for a card.')
    .replace(/^ {2}alt: .*$/m, '  alt: A roof of another color')
    .replace(/(?<=\n---\n)[\s\S]*$/, '\nOf other words.\n')
    .replace(/^ {2}title: .*$/m, '  title: Another post')
    .replace(/^ {2}description: .*$/m, `  description: ${twice}`)
    .replace(/^ {2}keywords:\n/m, '$&    - another post\n');
  await write('posts/another-post.md', text);
}
