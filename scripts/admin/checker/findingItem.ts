import { plainLine, plainText } from '../../content/report/plainText.ts';

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

export const row = (buttons: readonly HTMLElement[]) =>
  makeElement('div', { className: 'answers' }, ...buttons);

export function button(label: string, press: () => void): HTMLElement {
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
