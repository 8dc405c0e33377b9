import type { SaxesAttributeNS } from 'saxes';

/** What is more than drawing, as editors are told of it. */
export type ActivePart = keyof typeof cures;

const asPicture = 'If that does not help, export it as PNG, 2,400 pixels wide.';

/** By what was found: how drawing programs leave it out; none where the rule’s own advice says it. */
export const cures = {
  'a script': undefined,
  'a link': 'Take the link away from the shape in your drawing program, and export it again.',
  'a web page': `Figma writes background blurs and angular gradients this way, Illustrator its own file inside the drawing. In Figma, take these effects away; in Illustrator, choose File, Export, Export As, SVG. ${asPicture}`,
  'an animation': 'Export the drawing without animation.',
  'an instruction for programs':
    'In Illustrator, choose File, Export, Export As, SVG; or save it without “Preserve Illustrator Editing Capabilities”. In Inkscape, choose File, Save a Copy, Plain SVG.',
  'the address of another file': `Pictures must lie in the drawing itself: in Inkscape choose Extensions, Images, Embed Images; in Illustrator, Embed in the Links panel. Turn words into shapes: in Inkscape choose Path, Object to Path; in Illustrator, Type, Create Outlines. ${asPicture}`,
  'a part that drawings do not need': undefined,
} as const satisfies Record<string, string | undefined>;

export const svgNamespace = 'http://www.w3.org/2000/svg';
const xhtmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Elements that only draw, or tell of the drawing; all that read no other file and run nothing. */
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
 * The standards whose names browsers may act upon. What drawing programs note is in namespaces of
 * their own, which browsers pass over; so is the description of a work, by its licence and maker.
 */
const browsersNamespace =
  /^(?:https?:\/\/www\.w3\.org\/(?!1999\/02\/22-rdf|2000\/01\/rdf)|.*mozilla)/i;

/**
 * What an element is besides drawing. The file may be put into a page as well, whose parser knows
 * no namespaces and no capitals: what has no prefix must be a drawing’s by its name, too.
 */
export function activeElement(uri: string, prefix: string, local: string): ActivePart | undefined {
  if (uri === svgNamespace && drawing.has(local)) return undefined;
  if (uri !== svgNamespace && prefix !== '' && !browsersNamespace.test(uri)) return undefined;
  const part = known.find(([, names]) => names.test(local))?.[0];
  return part ?? (uri === xhtmlNamespace ? 'a web page' : 'a part that drawings do not need');
}

type Attribute = Pick<SaxesAttributeNS, 'uri' | 'prefix' | 'local' | 'value'>;

/**
 * What an attribute is besides drawing. On these elements only handlers and addresses act, whatever
 * else a program notes; what its value loads as a style is for the styles to tell.
 */
export function activeAttribute({ uri, prefix, local, value }: Attribute): ActivePart | undefined {
  if (addresses.test(local)) return activeAddress(value);
  if (prefix === '') return /^on/i.test(local) ? 'a script' : undefined;
  const isInert =
    uri === xmlNamespace
      ? /^(?:space|lang|id)$/.test(local)
      : harmlessNamespaces.has(uri) || !browsersNamespace.test(uri);
  return isInert ? undefined : 'a part that drawings do not need';
}

/** What browsers ask for in any language of theirs, should a file’s text be put into a page. */
const addresses = /^(?:href|src|srcset|ping|action|formaction|poster|background|data)$/i;

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** Those of links, whose addresses are looked at, and of the names of namespaces. */
const harmlessNamespaces = new Set([
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/2000/xmlns/',
]);

/** Whether an attribute may hold a style; the others hold words, or only their program reads them. */
export const isStyled = ({ prefix, local }: Attribute): boolean =>
  prefix === '' && !/^(?:id|class|lang|role|data-.*|aria-.*)$/i.test(local);

/** Only what lies in the drawing itself, `#id`, and pictures that are written into it. */
export function activeAddress(address: string): ActivePart | undefined {
  if (/^(?:#|data:image\/(?:png|jpe?g);base64,)/i.test(address)) return undefined;
  return /^(?:java|vb)script:/i.test(address.slice(0, 200).replace(/[\0-\x20]/g, ''))
    ? 'a script'
    : 'the address of another file';
}
