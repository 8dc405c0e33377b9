import type { EditorComponentDefinition, Field } from '@sveltia/cms';
import { type BlockName, blockKind, blocks, namesOfBlocks } from '../content/model/blocks.ts';

/** A block of text, with or without a heading. */
function wordsBlock(name: BlockName): EditorComponentDefinition {
  const { title, label, holds, example } = blockKind(name);
  const [, opening = '', inner = ''] = /^:::\w+(?:\[(.*)\])?\n([\s\S]*)\n:::$/.exec(example) ?? [];
  const headingField: Field = {
    name: 'label',
    label: 'Heading',
    widget: 'string',
    hint: label ?? '',
    default: opening,
  };
  const words: Field = {
    name: 'words',
    label: 'Text',
    widget: 'text',
    hint: `Written like the main text: ${holds}`,
    default: inner,
  };
  const heading = label ? '\\[(?<label>[^\\n]*)\\]' : '';
  return {
    id: name,
    label: titleOf(title),
    fields: label ? [headingField, words] : [words],
    pattern: new RegExp(`^:::${name}${heading}\\n(?<words>[\\s\\S]*?)\\n:::$`, 'm'),
    toBlock: ({ label: written = '', words = '' }) =>
      `:::${name}${label ? `[${written}]` : ''}\n${String(words).trim()}\n:::`,
  };
}

/** The block with a picture and a caption; the picture is chosen as in other fields. */
const pictureBlock: EditorComponentDefinition = {
  id: 'picture',
  label: titleOf(blocks.picture.title),
  fields: [
    { name: 'file', label: 'Picture', widget: 'image', choose_url: false },
    {
      name: 'alt',
      label: 'Description',
      widget: 'string',
      hint: 'What the picture shows, for people who cannot see it',
    },
    { name: 'caption', label: 'Caption', widget: 'text' },
  ],
  pattern: /^:::picture\n!\[(?<alt>[^\]]*)\]\((?<file>[^)\s]+)\)\n\n(?<caption>[\s\S]*?)\n:::$/m,
  toBlock: ({ file = '', alt = '', caption = '' }) =>
    `:::picture\n![${alt}](${file})\n\n${String(caption).trim()}\n:::`,
};

/** What forms insert into texts besides the CMS’s own pictures, and show as fields in rich text. */
export const blockComponents: EditorComponentDefinition[] = namesOfBlocks.map((name) => {
  const block = name === 'picture' ? pictureBlock : wordsBlock(name);
  // Our preview shows the real page, but the CMS requires a preview for each block all the same.
  return { ...block, toPreview: block.toBlock };
});

/** The title up to the first comma or semicolon, short enough for a menu. */
function titleOf(title: string): string {
  return title.replace(/[,;].*/, '');
}
