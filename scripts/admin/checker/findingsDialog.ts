import { button, findingItem, makeElement, row, type ShownFinding } from './findingItem.ts';
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
