/**
 * Control characters, signs that turn the reading direction or take no place, other line breaks than
 * the usual ones, and halves of signs. Those that join emoji and letters are left alone.
 */
const signs =
  '[^\\P{Cc}\\t\\n\\r]|[\\u00ad\\p{Cs}\\p{Zl}\\p{Zp}\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff\\ufff9-\\ufffb]';

export const hidden = new RegExp(signs, 'u');
export const hiddenSigns = new RegExp(signs, 'gu');

/** Line breaks of word processors, with the spaces around them. */
export const asSpace = / ?[\v\f\u0085\u2028\u2029]+ ?/g;
