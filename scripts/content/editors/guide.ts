import type { Output } from '../emit/modules.ts';
import type { Examples } from './examples.ts';
import { commonEdits, type Edit } from './guideEdits.ts';
import { guideFields } from './guideFields.ts';
import { guideIntroduction, guideTools, howEveryEditGoes } from './guideIntroduction.ts';
import { guideRules } from './guideRules.ts';

/** The editors’ guide as a file, with its path from the project’s folder. */
export const guideFile = (examples: Examples): Output => ['content/README.md', guide(examples)];

const guide = (examples: Examples) =>
  `${[
    '<!-- Made by `npm run guide` from the schemas and the rules in scripts/content. Edit those instead. -->',
    guideIntroduction,
    howEveryEditGoes,
    `## The most common edits\n\n${commonEdits.map(edit).join('\n\n')}`,
    guideTools,
    guideFields(examples).trim(),
    guideRules().trim(),
  ].join('\n\n')}\n`;

const edit = ({ title, steps }: Edit, index: number) =>
  `### ${index + 1}. ${title}\n\n${steps.map((step, place) => `${place + 1}. ${step}`).join('\n')}`;

/**
 * The guide without its examples. They come from the content, and an editor who changes a text
 * must not have to run a program that writes the guide again.
 */
export const withoutExamples = (text: string): string =>
  text.replace(/^(\|.*(?<!\\)\|)(?:[^|\\\n]|\\.)*\|$/gm, '$1');
