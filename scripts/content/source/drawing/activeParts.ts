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
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';

/** What was found, and how the file writes it. */
export interface FoundPart {
  part: ActivePart;
  sign: string;
}

/** Kinds of parts that do more than draw, in the words that editors are told. */
type ActivePart = keyof typeof cures;

const asPicture = 'If that does not help, export it as PNG, 2,400 pixels wide.';

/** How to make drawing programs omit each part; `undefined` if the rule’s own advice is enough. */
export const cures = {
  'a script': undefined,
  'a web page': `Figma writes background blurs and angular gradients this way, and Illustrator its own file inside the drawing. In Figma, remove these effects; in Illustrator, choose File, Export, Export As, SVG. ${asPicture}`,
  'an animation': 'Export the drawing without animation.',
  'an instruction for programs':
    'In Illustrator, choose File, Export, Export As, SVG; or save it without “Preserve Illustrator Editing Capabilities”. In Inkscape, choose File, Save a Copy, Plain SVG.',
  'the address of another file': `Pictures must be in the drawing itself: in Inkscape choose Extensions, Images, Embed Images; in Illustrator, Embed in the Links panel. Turn words into shapes: in Inkscape choose Path, Object to Path; in Illustrator, Type, Create Outlines. ${asPicture}`,
  'a part that drawings do not need': undefined,
} as const satisfies Record<string, string | undefined>;

export const svgNamespace = 'http://www.w3.org/2000/svg';
const xhtmlNamespace = 'http://www.w3.org/1999/xhtml';

export const isDrawn = ({ uri, local }: SaxesTagNS, ...names: string[]) =>
  uri === svgNamespace && names.includes(local);

/** What an element or its attributes do besides drawing. */
export function activeTag(tag: SaxesTagNS, parent: SaxesTagNS | undefined): FoundPart | undefined {
  const { uri, prefix, local, name, attributes } = tag;
  const part = activeElement(uri, prefix, local);
  if (part) return { part, sign: `<${name}>` };
  // In a web page, markup inside these would be parsed as HTML.
  if (parent && isDrawn(parent, 'title', 'desc', 'style')) {
    return { part: 'a part that drawings do not need', sign: `<${name}> in <${parent.name}>` };
  }
  for (const attribute of Object.values(attributes)) {
    const { value } = attribute;
    const active = activeAttribute(attribute);
    if (active) return { part: active, sign: `${attribute.name}="${value}"` };
    // Every function has a parenthesis, so values without one need no parsing.
    const found = isStyled(attribute) && value.includes('(') ? activeStyle(value) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Elements that only draw or describe the drawing; none of them loads a file or runs anything. */
const drawing = new Set(
  `a svg g defs symbol use switch title desc metadata view style image
  path rect circle ellipse line polyline polygon text tspan tref textPath
  linearGradient radialGradient meshgradient mesh meshrow meshpatch stop pattern hatch hatchpath
  solidcolor clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  flowRoot flowRegion flowRegionExclude flowPara flowDiv flowSpan flowLine
  font font-face font-face-src font-face-name glyph missing-glyph hkern vkern`.split(/\s+/),
);

const known: readonly (readonly [ActivePart, RegExp])[] = [
  ['a script', /^(?:script|handler|listener)$/i],
  ['a web page', /^(?:foreignObject|iframe|object|embed|audio|video|canvas|html|body|link)$/i],
  ['an animation', /^(?:animate\w*|set|discard|mpath)$/i],
];

/**
 * Namespaces that browsers may act on. Drawing programs keep their notes in namespaces of their
 * own, which browsers ignore, as they do metadata about license and creator.
 */
const browsersNamespace =
  /^(?:https?:\/\/www\.w3\.org\/(?!1999\/02\/22-rdf|2000\/01\/rdf)|.*mozilla)/i;

/**
 * What an element does besides drawing. The file may also be inlined in a page, whose parser
 * ignores namespaces and case: an element without a prefix must also have a drawing element’s name.
 */
function activeElement(uri: string, prefix: string, local: string): ActivePart | undefined {
  if (uri === svgNamespace && drawing.has(local)) return undefined;
  if (uri !== svgNamespace && prefix !== '' && !browsersNamespace.test(uri)) return undefined;
  const part = known.find(([, names]) => names.test(local))?.[0];
  return part ?? (uri === xhtmlNamespace ? 'a web page' : 'a part that drawings do not need');
}

type Attribute = Pick<SaxesAttributeNS, 'uri' | 'prefix' | 'local' | 'value'>;

/**
 * What an attribute does besides drawing. On these elements only handlers and addresses can act;
 * what a value loads as a style is left to {@link activeStyle}.
 */
function activeAttribute({ uri, prefix, local, value }: Attribute): ActivePart | undefined {
  if (addresses.test(local)) return activeAddress(value);
  if (prefix === '') return /^on/i.test(local) ? 'a script' : undefined;
  const isInert =
    uri === xmlNamespace
      ? /^(?:space|lang|id)$/.test(local)
      : harmlessNamespaces.has(uri) || !browsersNamespace.test(uri);
  return isInert ? undefined : 'a part that drawings do not need';
}

/** Attributes whose address browsers load, in SVG or, if the file is inlined in a page, in HTML. */
const addresses = /^(?:href|src|srcset|ping|action|formaction|poster|background|data)$/i;

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** The namespaces of links, whose addresses are checked, and of namespace declarations. */
const harmlessNamespaces = new Set([
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/2000/xmlns/',
]);

/** Whether an attribute may hold a style; the others hold words or are read only by programs. */
const isStyled = ({ prefix, local }: Attribute): boolean =>
  prefix === '' && !/^(?:id|class|lang|role|data-.*|aria-.*)$/i.test(local);

/** Allows only parts of the drawing itself, `#id`, and embedded pictures. */
function activeAddress(address: string): ActivePart | undefined {
  if (/^(?:#|data:image\/(?:png|jpe?g);base64,)/i.test(address)) return undefined;
  return /^(?:java|vb)script:/i.test(address.slice(0, 200).replace(/[\0-\x20]/g, ''))
    ? 'a script'
    : 'the address of another file';
}

const rules = new Set(['charset', 'font-face', 'keyframes', 'media', 'supports']);

/** Functions that only compute from their arguments; none of them loads anything. */
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
 * What a style would load. It is tokenized as browsers do it, with escapes and comments; a function
 * or rule that is not known to be harmless is assumed to load something.
 * @param css the content of a `style` element, or an attribute’s value
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
