import { nearest } from './words.ts';

/** A part of a text with a layout of its own, as editors write it. */
export interface BlockKind {
  /** What it is, for the guide. */
  title: string;
  /** What its square brackets hold; left out if it has none. */
  label?: string;
  /** What belongs between its first line and its last. */
  holds: string;
  /** Other names that people try for it. */
  others: readonly string[];
  /** An example to copy. */
  example: string;
}

/** All blocks, by the name after their three colons. */
export const blocks = {
  picture: {
    title: 'A picture with a caption',
    holds: 'a picture and, below an empty line, one paragraph: its caption',
    others: ['image', 'photo', 'figure', 'caption', 'illustration'],
    example: `:::picture
![Hail dents along a soft metal ridge vent](../images/posts/storm-damage-roof-inspection-rockford.svg)

Soft metal shows hail first: look at vents and flashing before shingles.
:::`,
  },
  fact: {
    title: 'A key fact, with its figure in large type',
    label: 'the figure, a few words at most',
    holds: 'one paragraph: the sentence that explains the figure',
    others: ['number', 'stat', 'keyfact', 'statistic'],
    example: `:::fact[72 hours]
That is how soon we inspect a roof after you call.
:::`,
  },
  steps: {
    title: 'Numbered steps',
    holds: 'one numbered list',
    others: ['howto', 'instructions', 'process'],
    example: `:::steps
1. **Call us.** A person answers, day and night.
2. **We climb up.** You see every photograph that we take.
3. **You decide.** The estimate is free.
:::`,
  },
  do: {
    title: 'What to do; with “What not to do” directly below it, the two appear side by side',
    label: 'the heading',
    holds: 'one list with hyphens',
    others: ['dos'],
    example: `:::do[Do]
- Move what is dry out of the room
- Photograph the ceiling
:::`,
  },
  dont: {
    title: 'What not to do',
    label: 'the heading',
    holds: 'one list with hyphens',
    others: ['donts', 'donot', 'avoid'],
    example: `:::dont[Don’t]
- Climb onto a wet roof
- Poke a ceiling that sags
:::`,
  },
  question: {
    title: 'A question that opens to show its answer',
    label: 'the question',
    holds: 'the answer: paragraphs, lists or tables',
    others: ['faq', 'details', 'accordion', 'collapsible', 'answer'],
    example: `:::question[How long does a new roof take?]
Most houses take two days. Rain can add one.
:::`,
  },
  call: {
    title: 'A band that asks visitors to call',
    label: 'the heading',
    holds:
      'paragraphs; a link in a paragraph of its own becomes a button beside the one that calls us',
    others: ['phone', 'cta', 'callus', 'contact', 'button', 'callout'],
    example: `:::call[Water coming in?]
We answer at any hour, and tell you what to do until we are there.

[Ask for a free estimate](/contact#contact-form)
:::`,
  },
  download: {
    title: 'A PDF document to download',
    holds: 'a link to a PDF document in `content/files`',
    others: ['pdf', 'file', 'document', 'brochure', 'attachment'],
    example: `:::download
[Our warranty terms, as a document to keep](../files/warranty.pdf)
:::`,
  },
  video: {
    title:
      'A video from YouTube or Vimeo, which learn nothing of a visitor before the video is played',
    holds: 'a link to the video with its title as the text; above it, if you like, a picture',
    others: ['youtube', 'vimeo', 'film', 'movie', 'clip', 'embed'],
    example: `:::video
![Roofers lift the old shingles off a steep gable](../images/posts/roscoe-premium-shingles.svg)

[How we take off an old roof in a morning](https://www.youtube.com/watch?v=M7lc1UVf-VE)
:::`,
  },
} as const satisfies Readonly<Record<string, BlockKind>>;

export type BlockName = keyof typeof blocks;

/** Whether a block has this name, exactly as it must be written. */
export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blocks, name);

/** @returns the description of a block, typed the same for all of them */
export const blockKind = (name: BlockName): BlockKind => blocks[name];

export const namesOfBlocks = Object.keys(blocks) as BlockName[];

/** The block that an editor meant: its name, perhaps misspelled, or another word for it. */
export function meantBlock(written: string): BlockName | undefined {
  const word = written.toLowerCase().replace(/[^a-z]/g, '');
  if (isBlockName(word)) return word;
  const other = namesOfBlocks.find((name) => blockKind(name).others.includes(word));
  return other ?? (nearest(word, namesOfBlocks) as BlockName | undefined);
}

/** A video on another site that is played within a page of ours. */
interface Video {
  /** Its address on its own site; how a text must name it. */
  page: string;
  /** The address of a frame that plays it without tracking the visitor. */
  frame: string;
}

/** What all the addresses of a site’s videos have in common. */
interface VideoSite {
  hosts: RegExp;
  /** The first group is the video’s id; another is the key to an unlisted video. */
  path: RegExp;
  video: (id: string, key?: string) => Video;
}

const sites: readonly VideoSite[] = [
  {
    hosts: /^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/,
    path: /^\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/|live\/|v\/|(?=[\w-]{11}(?:[?/&]|$)))([\w-]{11})(?![\w-])/,
    video: (id) => ({
      page: `https://www.youtube.com/watch?v=${id}`,
      frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    }),
  },
  {
    hosts: /^(?:www\.|player\.)?vimeo\.com$/,
    path: /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|manage\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,16})|\?(?:.*&)?h=([0-9a-f]{6,16}))?(?![\w-])/,
    video: (id, key) => ({
      page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
      frame: `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
    }),
  },
];

/** @returns the site of this address, if it is one whose videos we can show */
const siteOf = ({ hostname }: URL) => sites.find(({ hosts }) => hosts.test(hostname));

/** Whether an address leads to a site whose videos can be shown. */
export const isVideoSite = (address: string): boolean =>
  URL.canParse(address) && siteOf(new URL(address)) !== undefined;

/** The video at an address, in whatever form it was copied; none for channels and lists. */
export function videoAt(address: string): Video | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const site = /^https?:$/.test(url.protocol) ? siteOf(url) : undefined;
  const [, id, key, other] = site?.path.exec(url.pathname + url.search) ?? [];
  return site && id ? site.video(id, key ?? other) : undefined;
}

/** A stand-in for a video’s title until somebody writes one. */
export const anyTitle = 'Watch the video';

/** The block that shows a video. */
export const videoBlock = (page: string, title = anyTitle) => `:::video\n[${title}](${page})\n:::`;
