import { button, findingItem, makeElement, row, type ShownFinding } from './findingItem.ts';

type Answer = 'save' | 'back';

/** What the editor can do. */
export interface Choices {
  /** Leaves the dialog, and goes on once the form has the focus again. */
  leave: (then: () => void) => void;
  /** Looks anew at what was put right. */
  again: () => void;
}

/** What the check found. */
export interface Look {
  findings: readonly ShownFinding[];
  /** What to know besides. */
  notes: readonly string[];
  /** Corrects all that can be, where that is more than one. */
  correctAll?: () => void;
}

/**
 * Asks the editor about what the check found. Errors leave no way but back, or to mend them.
 * @param look finds what is wrong; asked anew after each cure
 * @returns what the editor chose; to go to a field is to go back
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
      // The dialog gives the focus back first.
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
  // Escape is a way back, for which the CMS has its own meaning.
  dialog.addEventListener('cancel', () => answer('back'));
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  await draw();
  dialog.showModal();
  return answered.finally(() => dialog.remove());
}

function headingOf(found: readonly ShownFinding[]): string {
  if (found.length === 0) return 'Everything is fine now';
  return found.some(({ isError }) => isError)
    ? 'Not saved yet: with this, your change can’t go live'
    : 'Worth a look before you save';
}
