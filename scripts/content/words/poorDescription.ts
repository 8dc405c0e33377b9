import { type Finding, finding } from '../rules/finding.ts';

const saysImage =
  /^(?:an? |the )?(?:image|picture|photo|photograph|illustration|graphic) (?:of|showing)\b/i;
const fileName =
  /^(?:img|dsc|pxl|image|screenshot)[-_ ]?\d*$|\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i;

/** Words that hold of most pictures here, so that they tell nothing of one. */
const generic =
  /^(?:an? |the |our |my |new )?(?:photo|photograph|picture|image|pic|graphic|icon|illustration|drawing|screenshot|roof|roofs|roofing|house|home|building|siding|gutters?|damage|storm|hail|crew|team|work|job|project|before|after|banner|hero)(?: (?:\d+|photo|picture|image))?\.?$/i;

/** @returns what is wrong with a picture’s description, if anything */
export function poorDescription(words: string): Finding | undefined {
  const isPoor = saysImage.test(words) || fileName.test(words.trim()) || generic.test(words.trim());
  return isPoor ? finding('poor-description', { words }) : undefined;
}
