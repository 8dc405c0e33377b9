import { gzipSync } from 'node:zlib';

const svgNs = 'http://www.w3.org/2000/svg';
const xlinkNs = 'http://www.w3.org/1999/xlink';
const xhtmlNs = 'http://www.w3.org/1999/xhtml';

/** A drawing with some content. */
export const drawingOf = (inner: string, attributes = ''): string =>
  `<svg xmlns="${svgNs}" xmlns:xlink="${xlinkNs}" width="300" height="200" ${attributes}>${inner}</svg>`;

const css = (style: string) => drawingOf(`<style>${style}</style><path d="M0 0h9v9z"/>`);
const styled = (style: string) => drawingOf(`<path style="${style}" d="M0 0h9v9z"/>`);
const svgAsData = `data:image/svg+xml;base64,${btoa(drawingOf('', 'onload="alert(1)"'))}`;

/** The attack, the part of it named to the editor, and the file. */
type HostileDrawing = readonly [name: string, told: string, file: string | Buffer];

const script = 'a script';
const page = 'a web page';
const animation = 'an animation';
const instruction = 'an instruction for programs';
const file = 'the address of another file';
const needless = 'a part that drawings do not need';

/** Drawings that would execute or load something when shown directly or put into a page. */
export const hostileDrawings: readonly HostileDrawing[] = [
  ['a script', script, drawingOf('<script>alert(1)</script>')],
  ['a script in capitals', script, drawingOf('<SCRIPT>alert(1)</SCRIPT>')],
  [
    'a script by a prefix of other letters',
    script,
    drawingOf(`<ß:script xmlns:ß="${svgNs}">alert(1)</ß:script>`),
  ],
  [
    'a script by a prefix with a dot',
    script,
    drawingOf(`<a.b:script xmlns:a.b="${svgNs}">alert(1)</a.b:script>`),
  ],
  [
    'a script in a drawing with a prefix',
    script,
    `<é:svg xmlns:é="${svgNs}" width="9" height="9"><é:script>alert(1)</é:script></é:svg>`,
  ],
  ['a script of HTML', script, drawingOf(`<h:script xmlns:h="${xhtmlNs}">alert(1)</h:script>`)],
  [
    'a script of HTML by an unusual prefix',
    script,
    drawingOf(`<ø:script xmlns:ø="${xhtmlNs}" src="data:,alert(1)"/>`),
  ],
  [
    'a script that only a page would run',
    script,
    drawingOf('<metadata><script xmlns="urn:notes">alert(1)</script></metadata>'),
  ],
  ['a handler', script, drawingOf('', 'onload="alert(1)"')],
  ['a handler after a line break', script, drawingOf('<path\nonclick\n=\n"alert(1)" d=""/>')],
  ['a handler in a note', script, drawingOf('<n:note xmlns:n="urn:notes" onfocus="alert(1)"/>')],
  ['a handler in capitals', script, drawingOf('<path ONCLICK="alert(1)" d=""/>')],
  [
    'a listener of XML Events',
    script,
    drawingOf(
      '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#a"/>',
    ),
  ],
  [
    'an attribute of XML Events',
    needless,
    drawingOf('<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"/>'),
  ],
  ['a link that runs', script, drawingOf('<a xlink:href="javascript:alert(1)"><path d=""/></a>')],
  [
    'a link that runs, spelled in numbers',
    script,
    drawingOf('<a href="&#106;ava&#x9;script&#58;alert(1)"><path d=""/></a>'),
  ],
  ['a link', file, drawingOf('<a href="http://evil.test/"><path d=""/></a>')],
  ['a link that tells', file, drawingOf('<a href="#" ping="http://evil.test/"><path d=""/></a>')],
  ['a picture of several widths', file, drawingOf('<image srcset="http://evil.test/ 2x"/>')],
  [
    'a link by another prefix',
    file,
    drawingOf(`<a xmlns:ĺ="${xlinkNs}" ĺ:href="https://evil.test/"><path d=""/></a>`),
  ],
  [
    'a link that only a page would follow',
    script,
    drawingOf('<a xmlns:xlink="urn:notes" xlink:href="javascript:alert(1)"/>').replace(
      ` xmlns:xlink="${xlinkNs}"`,
      '',
    ),
  ],
  ['a link in capitals', script, drawingOf('<a HREF="javascript:alert(1)"/>')],
  [
    'a web page in it',
    page,
    drawingOf(`<foreignObject><p xmlns="${xhtmlNs}">A</p></foreignObject>`),
  ],
  ['a frame', page, drawingOf(`<h:iframe xmlns:h="${xhtmlNs}" srcdoc="a"/>`)],
  ['a frame by an unusual prefix', page, drawingOf(`<ß:iframe xmlns:ß="${xhtmlNs}" srcdoc="a"/>`)],
  ['a picture of HTML', page, drawingOf(`<h:img xmlns:h="${xhtmlNs}" srcset="//evil.test/a"/>`)],
  ['a form of HTML', page, drawingOf(`<h:form xmlns:h="${xhtmlNs}" action="//evil.test/"/>`)],
  ['a style sheet of HTML', page, drawingOf(`<h:style xmlns:h="${xhtmlNs}">a{}</h:style>`)],
  [
    'a formula with a link',
    needless,
    drawingOf('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi></m:math>'),
  ],
  ['HTML in a title', needless, drawingOf('<title><g><a/></g></title>')],
  [
    'HTML in a comment of a style',
    needless,
    drawingOf('<desc><style><!--</style><g>--></style></desc>'),
  ],
  ['an element that no drawing has', needless, drawingOf('<marquee/>')],
  ['an animation', animation, drawingOf('<path d=""><animate attributeName="d" to=""/></path>')],
  [
    'an animation of an address',
    animation,
    drawingOf(`<a><set attributeName="href" to="javascript:alert(1)"/></a>`),
  ],
  [
    'an animation by an unusual prefix',
    animation,
    drawingOf(`<a><ß:set xmlns:ß="${svgNs}" attributeName="href" to="javascript:alert(1)"/></a>`),
  ],
  ['a picture elsewhere', file, drawingOf('<image href="https://evil.test/a.png"/>')],
  ['a picture beside it', file, drawingOf('<image xlink:href="secret.png"/>')],
  ['a drawing as an address', file, drawingOf(`<image href="${svgAsData}"/>`)],
  ['a picture by an entity', file, drawingOf('<image href="&#104;ttps://evil.test/a.png"/>')],
  [
    'an address behind a sign of equality and a line',
    file,
    drawingOf("<use href\n=\n'//evil.test/a#b'/>"),
  ],
  ['a filter’s picture', file, drawingOf('<filter><feImage href="//evil.test/a.png"/></filter>')],
  ['another base for addresses', needless, drawingOf('<g xml:base="https://evil.test/"/>')],
  ['a font elsewhere', needless, drawingOf('<font-face-uri xlink:href="https://evil.test/a"/>')],
  ['a fill', file, styled('fill:url(https://evil.test/a#b)')],
  ['a fill in an attribute', file, drawingOf('<path fill="url(//evil.test/a#b)" d=""/>')],
  ['a fill with an escape', file, styled('fill:\\75rl(https://evil.test/a#b)')],
  [
    'a fill with an escape in an attribute',
    file,
    drawingOf('<path fill="u\\72 l(//evil.test/a)"/>'),
  ],
  ['a fill in capitals', file, styled('fill:URL(https://evil.test/a#b)')],
  ['a fill with a blank', file, styled('fill:url(\n  &quot;https://evil.test/a#b&quot;)')],
  ['a fill of a drawing as an address', file, styled(`fill:url(${svgAsData})`)],
  ['an address that is none', file, styled('fill:url(a b)')],
  ['a filter elsewhere', file, styled('filter:url(//evil.test/a#b)')],
  ['a cursor', file, drawingOf('<path cursor="url(//evil.test/a.cur),auto" d=""/>')],
  ['one of a set', file, styled("background:image-set('https://evil.test/a' 1x)")],
  [
    'one of a set with an escape',
    file,
    styled("background:\\69mage-set('https://evil.test/a' 1x)"),
  ],
  ['one of a set of a maker', file, styled("background:-webkit-image-set('//evil.test/a' 1x)")],
  ['a source', file, styled("fill:src('https://evil.test/a#b')")],
  ['a picture of a style', file, styled("background:image('https://evil.test/a')")],
  ['a style sheet', file, css('@import "https://evil.test/a.css";')],
  ['a style sheet with an escape', file, css('@im\\70ort "https://evil.test/a.css";')],
  ['a style sheet in capitals', file, css('@IMPORT "https://evil.test/a.css";')],
  ['a style sheet by an entity', file, css('&#64;import "https://evil.test/a.css";')],
  ['a style sheet in a CDATA', file, css('@im<![CDATA[port "https://evil.test/a.css";]]>')],
  ['a style sheet around a comment', file, css('@im<!-- -->port "https://evil.test/a.css";')],
  [
    'a style sheet by an unusual prefix',
    file,
    drawingOf(`<ß:style xmlns:ß="${svgNs}">@\\69mport "//evil.test/a"</ß:style>`),
  ],
  ['a font', file, css('@font-face{font-family:a;src:url(//evil.test/a.woff2)}')],
  ['a font with an escape', file, css('@font-face{src:u\\52l("//evil.test/a.woff2")}')],
  ['a style of an older browser', file, styled('width:expression(alert(1))')],
  [
    'a style sheet beside it',
    instruction,
    `<?xml-stylesheet href="https://evil.test/a.css"?>${drawingOf('')}`,
  ],
  [
    'a style sheet that makes a page of it',
    instruction,
    `<?xml version="1.0"?><?xml-stylesheet\ntype="text/xsl" href="#a"?>${drawingOf('')}`,
  ],
  ['HTML in an instruction', instruction, drawingOf('<?xpacket ><img src="x"/>?>')],
  ['HTML in a comment', needless, drawingOf('<!--><img src="x"/>-->')],
  ['HTML in a CDATA', needless, drawingOf('<desc><![CDATA[><img src=x>]]></desc>')],
  [
    'an entity of its own',
    instruction,
    `<!DOCTYPE svg [<!ENTITY a "&#60;script>alert(1)&#60;/script>">]>${drawingOf('&a;')}`,
  ],
  [
    'a file as an entity',
    instruction,
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>${drawingOf('<text>&a;</text>')}`,
  ],
  [
    'entities of entities',
    instruction,
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawingOf('<text>&b;</text>')}`,
  ],
  [
    'attributes by a declaration behind a bracket',
    instruction,
    `<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "alert(1)">]>${drawingOf('')}`,
  ],
];

const unread = 'it breaks off here, or is damaged';
const utf16 = Buffer.from(`\ufeff${drawingOf('')}`, 'utf16le');

/** Files that are named like drawings but are not, and why. */
export const noDrawings: readonly HostileDrawing[] = [
  ['half a drawing', unread, drawingOf('<g><path').slice(0, -8)],
  ['a drawing whose elements cross', unread, drawingOf('<g><a></g></a>')],
  ['an entity that nothing declares', unread, drawingOf('<text>a&nbsp;b</text>')],
  ['a prefix that nothing declares', unread, drawingOf('<inkscape:grid/>')],
  ['an attribute without quotes', unread, drawingOf('<g onload=alert(1)>')],
  ['an attribute twice', unread, drawingOf('<g id="a" id="b"/>')],
  ['a NUL', unread, drawingOf('<g\0/>')],
  ['something behind its end', unread, `${drawingOf('')}<script/>`],
  ['words', unread, 'Here is our roof!'],
  ['a web page', 'it is not a drawing but a file of another kind', `<html xmlns="${xhtmlNs}"/>`],
  [
    'a web page of today',
    'it is not a drawing but a file of another kind',
    '<!doctype html>\n<html><svg></svg></html>'.replace('doctype', 'DOCTYPE'),
  ],
  [
    'a drawing that browsers would not show',
    'it does not say that it is a drawing, and browsers would not show it',
    '<svg width="9" height="9"/>',
  ],
  ['UTF-16', 'it is written in UTF-16', utf16],
  ['UTF-16 the other way', 'it is written in UTF-16', Buffer.from(utf16).swap16()],
  [
    'UTF-7',
    'it says that it is written in UTF-7',
    `<?xml version="1.0" ${' '.repeat(500)} encoding="UTF-7"?>${drawingOf('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')}`,
  ],
  [
    'an encoding of mails',
    'it says that it is written in ISO-2022-JP',
    `<?xml version='1.0' encoding='ISO-2022-JP'?>${drawingOf('')}`,
  ],
  [
    'the signs of another encoding',
    'it has characters that are not in UTF-8',
    Buffer.from(
      `<?xml version="1.0" encoding="latin1"?>${drawingOf('<title>É</title>')}`,
      'latin1',
    ),
  ],
  [
    'signs that are in UTF-8, and are said not to be',
    'it says that it is written in windows-1252',
    `<?xml version="1.0" encoding="windows-1252"?>${drawingOf('<title>É</title>')}`,
  ],
  [
    'a packed drawing',
    'it is a compressed drawing (SVGZ)',
    gzipSync(drawingOf('', 'onload="a()"')),
  ],
  [
    'a photograph',
    'it is a photo with the name of a drawing',
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  ],
  [
    'a hundred thousand groups in each other',
    'more than 250 groups are nested here',
    drawingOf(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`),
  ],
];
