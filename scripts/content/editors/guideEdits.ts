import { newEntryEdits } from './guideNewEntries.ts';
import { fieldName, linkTo } from './guideTypes.ts';

/** A task of an editor, step by step in GitHub’s web editor. */
export interface Edit {
  title: string;
  /** Sentences in Markdown. */
  steps: readonly string[];
}

const save = 'Save as in [How every edit goes](#how-every-edit-goes).';

/** The edits that come up most, in the order of the guide. */
export const commonEdits: readonly Edit[] = [
  {
    title: 'Change a text',
    steps: [
      `Find the file. Each page has one: the home page is ${linkTo('home')}, the about page ${linkTo('about')}. A service, city or article has a file in ${linkTo('services')}, ${linkTo('cities')} or ${linkTo('posts')}. Words that stand on every page are in ${linkTo('site')} and ${linkTo('navigation')}.`,
      'Press the pencil. To find the line, press Ctrl+F (on a Mac ⌘F) and type some of the words.',
      'Change the words after the colon. Leave the name before it and the spaces in front of it.',
      save,
    ],
  },
  {
    title: 'Change the phone number',
    steps: [
      `Open ${linkTo('site')}.`,
      `Change ${fieldName('site', 'phone', 'display')}. Write it exactly in this form: three digits in parentheses, a space, three digits, a hyphen, four digits. Every page and every call button takes it from here.`,
      `If the line \`placeholder: true\` follows in the same group, delete it: the number is now a real one.`,
      `${save} If some text has the old number in it, the check names the place.`,
    ],
  },
  ...newEntryEdits(save),
  {
    title: 'Change the menu',
    steps: [
      `Open ${linkTo('navigation')}. The part below \`header:\` is the menu at the top, the part below \`footer:\` the lists at the bottom.`,
      `A link is two lines: ${fieldName('navigation', 'header', 0, 'label')} is what visitors read, and \`href:\` is the page’s address without the site’s name, for example \`/services/roofing\`.`,
      'To add a link, copy the two lines of its neighbor, with the hyphen and the spaces, and change them. To change the order, move both lines together. To remove one, delete both.',
      save,
    ],
  },
  {
    title: 'Change the form’s words or choices',
    steps: [
      `Open ${linkTo('estimate-form')}.`,
      `What stands above a field is its \`label:\`, the grey text in it \`placeholder:\`, and what is said when it is left empty \`message:\`, for example ${fieldName('estimate-form', 'fields', 'zipCode', 'message')}.`,
      `The choices are ${fieldName('estimate-form', 'serviceTypes')} and ${fieldName('estimate-form', 'contactMethods')}. Change the words after \`label:\` as you like, and move entries to change their order. Leave \`value:\`: the office’s mail is sorted by it. Adding or removing a choice takes a developer.`,
      save,
    ],
  },
  {
    title: 'Replace a sample value before launch',
    steps: [
      'Some values are samples until the real ones are known: licence numbers, the address, testimonials. Each has a line `placeholder: true` in its group. To find them all, search the repository for `placeholder: true`.',
      `Write the real value, for example ${fieldName('site', 'licences', 0, 'number')} in ${linkTo('site')}.`,
      'Delete the whole line `placeholder: true` below it.',
      `${save} Before launch, \`npm run check -- --launch\` lists what is left.`,
    ],
  },
];
