import { type Finding, finding } from '../rules/finding.ts';

const saysImage =
  /^(?:an? |the )?(?:image|picture|photo|photograph|illustration|graphic) (?:of|showing)\b/i;
const fileName =
  /^(?:img|dsc|pxl|image|screenshot)[-_ ]?\d*$|\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i;

/** @returns what is wrong with a picture’s description, if anything */
export function poorDescription(words: string): Finding | undefined {
  const isPoor = saysImage.test(words) || fileName.test(words.trim());
  return isPoor ? finding('poor-description', { words }) : undefined;
}
