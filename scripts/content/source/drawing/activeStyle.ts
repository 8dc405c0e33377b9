import {
  type CSSToken,
  isTokenAtKeyword,
  isTokenFunction,
  isTokenString,
  isTokenURL,
  isTokenWhiteSpaceOrComment,
  TokenType,
  tokenizer,
} from '@csstools/css-tokenizer';
import { type ActivePart, activeAddress } from './drawingParts.ts';

/** What was found, and how it stands in the file. */
export interface FoundPart {
  part: ActivePart;
  sign: string;
}

const rules = new Set(['charset', 'font-face', 'keyframes', 'media', 'supports']);

/** Functions that compute from what they are given; those that load are not among them. */
const functions = new Set(
  `calc clamp min max var env rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  device-cmyk icc-color matrix matrix3d translate translatex translatey translatez translate3d
  rotate rotatex rotatey rotatez rotate3d scale scalex scaley scalez scale3d skew skewx skewy
  perspective blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate
  sepia inset circle ellipse polygon path rect xywh linear-gradient radial-gradient conic-gradient
  repeating-linear-gradient repeating-radial-gradient cubic-bezier steps local format
  not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang`.split(/\s+/),
);

/**
 * What a style would load. It is read as browsers read it, with its escapes and comments; a
 * function or rule that is not known to be harmless counts as one that loads.
 * @param css of a `style` element, or an attribute’s value
 */
export function activeStyle(css: string): FoundPart | undefined {
  const tokens = tokenizer({ css });
  let isAddress = false;
  while (!tokens.endOfFile()) {
    const token = tokens.nextToken();
    const part = isAddress && isTokenString(token) ? activeAddress(token[4].value) : partOf(token);
    if (part) return { part, sign: token[1] };
    if (!isTokenWhiteSpaceOrComment(token)) isAddress = isUrlFunction(token);
  }
  return undefined;
}

function partOf(token: CSSToken): ActivePart | undefined {
  if (isTokenURL(token)) return activeAddress(token[4].value);
  const isHarmless = isTokenAtKeyword(token)
    ? rules.has(token[4].value.toLowerCase())
    : isTokenFunction(token)
      ? isUrlFunction(token) || functions.has(token[4].value.toLowerCase())
      : token[0] !== TokenType.BadURL;
  return isHarmless ? undefined : 'the address of another file';
}

const isUrlFunction = (token: CSSToken) =>
  isTokenFunction(token) && token[4].value.toLowerCase() === 'url';
