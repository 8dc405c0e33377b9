import { plainLine, plainText } from '../../content/report/plainText.ts';
import { returnToField } from './goToField.ts';

type Answer = 'save' | 'back';

/** What the editor can do. */
export interface Choices {
  /** Leaves the dialog, and continues once the form has the focus again. */
  leave: (then: () => void) => void;
  /** Checks again after a correction. */
  again: () => void;
}

/** What the check found. */
export interface Look {
  findings: readonly ShownFinding[];
  /** What else to know. */
  notes: readonly string[];
  /** Makes all corrections, if there is more than one. */
  correctAll?: () => void;
}

/**
 * Asks the editor about what the check found. Errors must be fixed, or the editor goes back.
 * @param look finds what is wrong; called again after each cure
 * @returns what the editor chose; going to a field counts as going back
 */
export async function askAboutFindings(look: (choices: Choices) => Promise<Look>): Promise<Answer> {
  const dialog = makeElement('dialog', { className: 'findings' });
  dialog.setAttribute('aria-labelledby', 'findings-heading');
  document.body.append(dialog);
  let answer: (chosen: Answer) => void = () => {};
  const answered = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const choices: Choices = {
    leave(then) {
      answer('back');
      // The dialog must return the focus first.
      setTimeout(then);
    },
    again: () => void draw(),
  };
  const draw = async () => {
    const { findings: found, notes, correctAll } = await look(choices);
    const answers = [
      button('Back to the form', () => answer('back')),
      ...(correctAll ? [button('Make all corrections', correctAll)] : []),
      ...(found.some(({ isError }) => isError)
        ? []
        : [button(found.length > 0 ? 'Save anyway' : 'Save', () => answer('save'))]),
    ];
    const heading = makeElement('h2', { id: 'findings-heading', tabIndex: -1 }, headingOf(found));
    dialog.replaceChildren(
      heading,
      ...notes.map((note) => makeElement('p', {}, note)),
      makeElement('ul', {}, ...found.map(findingItem)),
      row(answers),
    );
    heading.focus();
  };
  // Escape goes back; the CMS must not see it, because it has its own use for it.
  dialog.addEventListener('cancel', () => answer('back'));
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  // The browser’s Back button leaves the form, so there is nothing to save anymore.
  const goBack = () => answer('back');
  addEventListener('hashchange', goBack);
  await draw();
  dialog.showModal();
  return answered.finally(() => {
    removeEventListener('hashchange', goBack);
    dialog.remove();
    returnToField();
  });
}

function headingOf(found: readonly ShownFinding[]): string {
  if (found.length === 0) return 'Everything is fine now';
  return found.some(({ isError }) => isError)
    ? 'Not saved yet: with this, your change can’t go live'
    : 'Worth a look before you save';
}

/** A finding as it is shown, with what can be done about it. */
export interface ShownFinding {
  isError: boolean;
  /** Where it is, in editors’ words. */
  place: string;
  message: string;
  help: string;
  /** What would replace what; shown before it is applied. */
  cure?: { old: string; text: string };
  /** By the text of their buttons. */
  actions: Readonly<Record<string, () => void>>;
}

/** One finding with what to do about it, in the words of `npm run check`. */
export function findingItem({ isError, place, message, help, cure, actions }: ShownFinding) {
  const kind = isError ? 'Error' : 'Warning';
  const buttons = Object.entries(actions).map(([words, action]) => button(words, action));
  return makeElement(
    'li',
    { className: kind.toLowerCase() },
    makeElement('h3', {}, `${kind} in “${plainLine(place)}”`),
    makeElement('p', {}, plainLine(message)),
    makeElement('p', {}, plainLine(help)),
    ...(cure
      ? [
          makeElement(
            'p',
            { className: 'cure' },
            makeElement('del', {}, plainLines(cure.old)),
            ' → ',
            makeElement('ins', {}, plainLines(cure.text)),
          ),
        ]
      : []),
    ...(buttons.length > 0 ? [row(buttons)] : []),
  );
}

/** Keeps line breaks and tabs, so that the rows of a table stay rows. */
const plainLines = (text: string) => text.replace(/[^\n\t]+/g, plainText);

const row = (buttons: readonly HTMLElement[]) =>
  makeElement('div', { className: 'answers' }, ...buttons);

function button(label: string, press: () => void): HTMLElement {
  const made = makeElement('button', { type: 'button' }, label);
  made.addEventListener('click', press);
  return made;
}

export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
