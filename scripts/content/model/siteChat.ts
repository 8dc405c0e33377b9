import { z } from 'zod';
import { group, httpsUrl, list, pattern, placeholder, text } from './fields.ts';

/** Stands in for a provider until there is one; the compiler writes it next to the pages. */
export const chatSample = '/chat-sample.js';

/** What a chat’s host may be for, and the directive of the security policy that allows it. */
const directives = {
  scripts: 'script-src',
  styles: 'style-src',
  connections: 'connect-src',
  frames: 'frame-src',
  pictures: 'img-src',
  fonts: 'font-src',
  media: 'media-src',
} as const;

type Purpose = keyof typeof directives;

const purposes = Object.keys(directives) as [Purpose, ...Purpose[]];

const host = group('Host', 'A host of the provider, and what it is for', {
  // Only a host: a space or a semicolon would start another rule of the security policy.
  host: pattern(
    'Host',
    'The start of its addresses and nothing after it, such as https://chat.example.com; wss:// for its live connection; *. for all names below a host, such as https://*.example.com',
    /^(https|wss):\/\/(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*[a-z\d](:\d{1,5})?$/,
  )
    .max(200)
    .meta({ role: 'code' }),
  for: list(
    z.enum(purposes).meta({ title: 'Purpose', description: `One of ${purposes.join(', ')}` }),
    'For',
    'What may come from there',
    { max: purposes.length },
  ),
}).refine(
  ({ host, for: purposes }) => host.startsWith('https:') || `${purposes}` === 'connections',
  {
    path: ['host'],
    error:
      'An address with wss:// is only for connections. For everything else, write the host again, with https://.',
  },
);

const attribute = group('Attribute', 'An attribute of the provider’s script element', {
  name: pattern(
    'Name',
    'The attribute’s name: id, or one that starts with data-',
    /^(id|data-[a-z][a-z\d_-]*)$/,
  )
    .max(60)
    .meta({ role: 'code' }),
  value: text('Value', 'What the attribute is set to; anyone can read it', { max: 300 }).meta({
    role: 'code',
  }),
});

export const chat = group('Chat', 'The chat on every page; leave it out to have none', {
  script: z.union([httpsUrl('Script', 'The provider’s script'), z.literal(chatSample)]).meta({
    title: 'Script',
    description: `The address of the provider’s script, or ${chatSample} for the sample`,
  }),
  container: pattern(
    'Container',
    'The id of the element that the provider’s script draws the chat in',
    /^[a-z][\w-]*$/i,
  ).max(60),
  attributes: list(
    attribute,
    'Attributes',
    'What the provider’s script element has besides its address, such as data-id',
    { max: 10 },
  ).optional(),
  hosts: list(
    host,
    'Hosts',
    'What the chat may load and connect to besides its script; everything else is blocked',
    { max: 20 },
  )
    .meta({ unique: 'host' })
    .optional(),
  styleHashes: list(
    pattern(
      'Style hash',
      'As browsers show it in their console, starting with sha256-',
      /^sha(256|384|512)-[A-Za-z\d+/]{43,86}={0,2}$/,
    ).meta({ role: 'code' }),
    'Style hashes',
    'The style elements that the chat may put into a page, each by the hash of its text',
    { max: 10 },
  ).optional(),
  placeholder,
});

export type Chat = z.output<typeof chat>;

/** The settings that the chat’s addresses are read from; built sites have them, too. */
interface ChatAddresses {
  readonly script: string;
  readonly hosts?: readonly { readonly host: string }[] | undefined;
}

/** What a chat adds to each directive of the security policy: its script, and its settings. */
export function chatSources(chat: Chat | undefined): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, string[]>();
  const allow = (directive: string, source: string) =>
    sources.set(directive, [...(sources.get(directive) ?? []), source]);
  for (const origin of originOf(chat?.script)) allow('script-src', origin);
  for (const { host, for: purposes } of chat?.hosts ?? []) {
    for (const purpose of purposes) allow(directives[purpose], host);
  }
  for (const hash of chat?.styleHashes ?? []) allow('style-src', `'${hash}'`);
  return sources;
}

/** The hosts that a chat needs, its script’s first; none for the sample, which is on this site. */
export const chatHosts = (chat: ChatAddresses | undefined): string[] => [
  ...originOf(chat?.script),
  ...(chat?.hosts ?? []).map(({ host }) => host),
];

/** Whether a file comes from one of the hosts, of which `https://*.` means all below. */
export const isFrom = (hosts: readonly string[], { origin }: URL): boolean =>
  hosts.some((host) => {
    const [scheme = '', domain] = host.split('*');
    return domain ? origin.startsWith(scheme) && origin.endsWith(domain) : origin === host;
  });

/** The scheme and host of a service; empty for one that is not configured or is on this site. */
export const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];
