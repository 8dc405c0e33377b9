import { listFiles } from '../../scripts/listFiles.ts';
import { createRng } from '../../scripts/random.ts';
import { words } from '../full/otherWords.ts';
import type { ContentCopy } from './contentCopy.ts';

const site = [
  [/^url: .*$/m, 'url: https://www.kishridge.com'],
  [/^titleTemplate: .*$/m, "titleTemplate: '%s | Kish Ridge'"],
  [/^ {2}name: .*$/m, '  name: Kish Ridge Roofing'],
  [/^ {2}shortName: .*$/m, '  shortName: Kish Ridge'],
  [/display: .*$/m, 'display: (815) 397-2204'],
  [/street: .*$/m, 'street: 2250 Kishwaukee Street'],
  [/IL 104\.000000/, 'IL 104.018274'],
  [/IL 105\.000000/, 'IL 105.009113'],
  [/WI 0000000-DC/, 'WI 1187342-DC'],
  [/42\.2736/g, '42.2521'],
  [/89\.0942/g, '89.0907'],
  [/https:\/\/www\.google\.com\/search\S+/, 'https://g.page/r/CdKishRidge/review'],
  [/https:\/\/www\.facebook\.com\/search\S+/, 'https://www.facebook.com/kishridge/reviews'],
  [/(?<=- name: )Certified installer/g, 'Tamko Certified Pro'],
  [/^chat:\n(?: {2}.*\n)+/m, ''],
  [
    /^estimateDelivery: simulated$/m,
    'estimateDelivery:\n  endpoint: https://api.web3forms.com/submit\n  format: json',
  ],
  [/^newsletterDelivery: simulated$/m, 'newsletterDelivery: off'],
] as const;

/** The lines with invented facts, from their first word on. */
const invented: readonly (readonly [file: RegExp, words: RegExp])[] = [
  [/^testimonials\//, /(?<=^text: ).*$/gm],
  [/^projects\//, /(?<=^description: ).*$/gm],
  [/^cities\/edwardsville\.md$/, /(?<=^intro: ).*$/gm],
  [/^about\.yaml$/, /(?<= {2}paragraphs:\n(?: {4}- .*\n)* {4}- ).*$/gm],
  [/^gallery\.yaml$/, /(?<=^ {6}description: ).*$/gm],
];

/** Replaces every sample in a copy with what a company might have instead. */
export async function makeReal(copy: ContentCopy): Promise<void> {
  const random = createRng('real');
  for (const [from, to] of site) await copy.edit('site.yaml', from, to);
  for (const file of listFiles(copy.folders.content)) {
    for (const [, pattern] of invented.filter(([name]) => name.test(file))) {
      const text = await copy.read(file);
      await copy.write(
        file,
        text.replace(pattern, () => words(random, 120)),
      );
    }
  }
  await unmark(copy);
}

/** Deletes every mark of a sample. */
export async function unmark(copy: ContentCopy): Promise<void> {
  for (const file of listFiles(copy.folders.content)) {
    if (/\.(?:md|yaml)$/.test(file)) {
      const text = await copy.read(file);
      await copy.write(file, text.replace(/^ *placeholder: true\n/gm, ''));
    }
  }
}
