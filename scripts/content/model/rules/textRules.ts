import { counted } from '../words.ts';
import { error, warning } from './rule.ts';

/** Rules about the words themselves. */
export const textRules = {
  'empty-text': error({
    title: 'A page has no text',
    why: 'Visitors would see a heading and nothing below it.',
    fix: 'Write the page’s text below the second line of three hyphens (---).',
    example: { wrong: '---\ntitle: Hail\n---', right: '---\ntitle: Hail\n---\n\nThe text.' },
    message: () => 'There is no text below the fields.',
  }),
  'hidden-sign': error<{ code: string }>({
    fixed: 'always',
    title: 'A character that no one can see',
    why: 'Such characters come along with copied text. They hide words from searches, or reverse them.',
    fix: 'Delete the words around it and type them again.',
    example: {
      wrong: 'words copied from a web page, with an invisible character in them',
      right: 'the same words, typed',
    },
    message: ({ code }) => `There is a character here that no one can see (${code}).`,
  }),
  'garbled-sign': error<{ written: string }>({
    title: 'Garbled characters',
    why: 'Visitors would read “donâ€™t” in place of “don’t”.',
    fix: 'Type the character that belongs there. Another program read the text in a wrong way: look for more of them, or copy the text from its original again.',
    example: { wrong: 'We donâ€™t wait.', right: 'We don’t wait.' },
    message: ({ written }) => `“${written}” has garbled characters.`,
  }),
  'text-depth': error({
    title: 'Quotes or lists are nested too deeply',
    why: 'No page can show so many quotes or lists inside one another, and most are left over from copying.',
    fix: 'Delete the extra characters at the start of the line.',
    example: { wrong: '> > > > > > > > > > > > > > > > > > > > > Hail', right: '> Hail' },
    message: () =>
      'These words are inside more than 20 quotes, lists or marks, one within another.',
  }),
  'no-html': error<{ html: string }>({
    title: 'HTML in a text',
    why: 'It is left out of the page, so what it was meant to do would be lost.',
    fix: 'Write it without < and >: **bold**, [words](/path), ![description](../images/…). To show a < as it is, write \\<.',
    example: { wrong: '<b>Act now</b>', right: '**Act now**' },
    message: ({ html }) => `“${html}” is HTML code, which is left out of the page.`,
  }),
  'heading-level': error<{ needed?: string }>({
    title: 'A first-level heading in a text',
    why: 'The page’s title is the only one, and screen readers rely on it.',
    fix: 'Start it with two number signs and a space: ## Heading.',
    example: { wrong: '# After the storm', right: '## After the storm' },
    message: ({ needed }) =>
      needed
        ? `The first-level headings in this text become second-level ones, so this one needs ${needed}.`
        : 'A heading in the text can’t be at the first level, which is for the page’s title.',
  }),
  'repeated-title': error({
    fixed: 'always',
    title: 'A text that begins with the page’s title',
    why: 'The page already shows it above the text, so visitors would read it twice.',
    fix: 'Delete this line.',
    example: {
      wrong: '---\ntitle: Hail in Byron\n---\n\n## Hail in Byron\n\nLook up.',
      right: '---\ntitle: Hail in Byron\n---\n\nLook up.',
    },
    message: () => 'The page already shows this title above the text.',
  }),
  'heading-skip': error<{ signs: string; allowed: string; isBelowWrong: boolean }>({
    title: 'A heading skips a level',
    why: 'People who listen to the page think they missed a part.',
    fix: 'Use at most one number sign more than the heading above it.',
    example: { wrong: '## Hail\n#### Costs', right: '## Hail\n### Costs' },
    message: ({ signs, allowed, isBelowWrong }) =>
      isBelowWrong
        ? `This heading starts with ${signs}, but once the ones above it are corrected, it needs ${allowed}.`
        : `This heading starts with ${signs}, but after the one above it, only ${allowed} can follow.`,
  }),
  'link-text': error<{ words: string }>({
    title: 'A link’s words say nothing',
    why: 'Screen readers list links by their words, and so do search engines.',
    fix: 'Between the square brackets, write what it leads to, for example [ask for an inspection](/contact).',
    example: { wrong: '[click here](/contact)', right: '[ask for an inspection](/contact)' },
    message: ({ words }) =>
      words ? `The link’s words “${words}” do not say where it leads.` : 'This link has no words.',
  }),
  'missing-description': error({
    title: 'A picture has no description',
    why: 'People who can’t see it would not know what it shows.',
    fix: 'Between the square brackets, say what it shows: ![Hail on a ridge cap](…).',
    example: { wrong: '![](../images/a.jpg)', right: '![Hail on a ridge cap](../images/a.jpg)' },
    message: () => 'This picture has no description.',
  }),
  'poor-description': error<{ words: string }>({
    title: 'A picture’s description describes nothing',
    why: 'Screen readers already say “image”, and a file name helps no one.',
    fix: 'Say what the picture shows, for example “Hail dents on a metal vent”.',
    example: { wrong: 'alt: Image of IMG_2041.jpg', right: 'alt: Hail dents on a metal vent' },
    message: ({ words }) => `“${words}” does not say what the picture shows.`,
  }),
  'other-phone': error<{ found: string; phone: string }>({
    title: 'Another phone number',
    why: 'A caller after a storm would reach no one.',
    fix: 'Write our number, which is in content/site.yaml, or delete this one. For the number of others, say right in front of it whose it is: “the city’s building department at …”.',
    example: { wrong: 'Call (815) 555-0199', right: 'Call (815) 555-0142' },
    message: ({ found, phone }) => `${found} is not our number, which is ${phone}.`,
  }),
  'other-email': warning<{ found: string; email: string }>({
    title: 'Another email address',
    why: 'What visitors write would reach no one, or someone else.',
    fix: 'Write our address, which is in content/site.yaml, or say whose this one is.',
    example: { wrong: 'Email us at office@harlowrigde.com', right: 'Email us at {email}' },
    message: ({ found, email }) => `${found} is not our email address, which is ${email}.`,
  }),
  'other-address': error<{ found: string; address: string }>({
    title: 'Another street address',
    why: 'Visitors would drive to the wrong place, and search engines trust neither.',
    fix: 'Write our address, which is in content/site.yaml, or delete this one. For the address of others, say right in front of it whose it is: “the village hall at …”.',
    example: { wrong: '420 Ridgepole Ln', right: '418 Ridgepole Lane' },
    message: ({ found, address }) => `“${found}” is not our address, which is ${address}.`,
  }),
  'unset-fact': error<{ name: string }>({
    title: 'A text uses a fact that no one has filled in',
    why: 'Visitors would see the word with its braces.',
    fix: 'Add the fact to content/site.yaml, or write the sentence without it.',
    example: { wrong: 'Write to {email}.', right: 'email: office@our.site, in content/site.yaml' },
    message: ({ name }) => `content/site.yaml does not say what “{${name}}” is.`,
  }),
  'written-fact': warning<{ words: string }>({
    fixed: 'always',
    title: 'A text spells out what the site already knows',
    why: 'It stays as it is when the fact changes, and is wrong from then on.',
    fix: 'Write the word for it between braces, for example {phone}.',
    example: { wrong: 'A 10-year warranty', right: 'A {warranty.workmanship}-year warranty' },
    message: ({ words }) => `“${words}” repeats what content/site.yaml says.`,
  }),
  'other-warranty': warning<{ words: string; years: string }>({
    title: 'Another warranty',
    why: 'Customers may hold us to the longer one.',
    fix: 'Write our own years, which are in content/site.yaml, or say whose warranty it is.',
    example: {
      wrong: 'a 12-year workmanship warranty',
      right: 'a {warranty.workmanship}-year workmanship warranty',
    },
    message: ({ words, years }) => `“${words}” is not our warranty, which is for ${years} years.`,
  }),
  'photos-unreachable': warning<{ words: string }>({
    title: 'A request for photos that no one can send',
    why: 'The form takes none, and visitors would look for a way in vain.',
    fix: 'Add an email address (“email:”) or a number for text messages (“textMessages:”) to content/site.yaml, or ask people to have their photos ready when you come.',
    example: {
      wrong: 'Send us photos of the ceiling.',
      right: 'Have photos of the ceiling ready when we come.',
    },
    message: ({ words }) =>
      `“${words}”: the site gives neither an email address nor a number for text messages.`,
  }),
  'wrong-count': warning<{ text: string; written: string }>({
    title: 'A number that the site counts differently',
    why: 'Visitors can count, and the number is wrong again with the next entry.',
    fix: 'Write the word for it between braces in place of the number, for example {reviews}.',
    example: { wrong: 'The nine reviews above', right: 'The {reviews} reviews above' },
    message: ({ text, written }) => `“${text}”: there are not ${written} of them on the site.`,
  }),
  'list-count': warning<{ words: string; entries: number }>({
    title: 'A number that the list below it does not match',
    why: 'Visitors count, and look for what is missing.',
    fix: 'Change the number, or what the list has.',
    example: {
      wrong: '## Three reasons to call\n\n- Hail\n- Wind',
      right: '## Two reasons to call\n\n- Hail\n- Wind',
    },
    message: ({ words, entries }) =>
      `“${words}”: the list below has ${counted(entries, 'entry', 'entries')}.`,
  }),
  'left-over': warning<{ words: string }>({
    title: 'Something left over from a template, a chat or a review site',
    why: 'Visitors would read it just as it is.',
    fix: 'Delete it, or write what belongs there.',
    example: { wrong: 'Roofs in [Your City]', right: 'Roofs in Rockford' },
    message: ({ words }) => `“${words}” still needs to be filled in, or was left behind.`,
  }),
  'forbidden-claim': error<{ words: string; reason: string }>({
    title: 'A claim that a contractor must not make',
    why: 'It can cost the license, and it misleads people after a storm.',
    fix: 'Say what we do: document damage, meet the adjuster on the roof, explain the scope.',
    example: { wrong: 'We waive your deductible', right: 'You pay your deductible' },
    message: ({ words, reason }) => `Do not write “${words}”: ${reason}.`,
  }),
};
