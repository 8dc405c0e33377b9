/** A finding as the dialog shows it. */
export interface ShownFinding {
  isError: boolean;
  message: string;
  help: string;
  /** The file it is in, where that is not the one that is edited. */
  elsewhere?: string;
  /** The text that mends it, to be seen before it is put in place. */
  cure?: string;
  mend?: () => void;
  goTo?: () => void;
}

type Answer = 'save' | 'back';

/**
 * Asks the editor about what the check found. Errors leave no way but back, or to mend them.
 * @param look finds what is wrong; asked anew after each cure
 * @returns what the editor chose; to go to a field is to go back
 */
export async function askAboutFindings(
  look: () => Promise<readonly ShownFinding[]>,
): Promise<Answer> {
  const dialog = element('dialog', { className: 'findings' });
  dialog.setAttribute('aria-labelledby', 'findings-heading');
  document.body.append(dialog);
  let answer: (chosen: Answer) => void = () => {};
  const answered = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const draw = async () => {
    const found = await look();
    const items = found.map((each) => item(each, draw, answer));
    const answers = [
      button('Back to the form', () => answer('back')),
      ...(found.some(({ isError }) => isError)
        ? []
        : [button(found.length > 0 ? 'Save all the same' : 'Save', () => answer('save'))]),
    ];
    const heading = element('h2', { id: 'findings-heading', tabIndex: -1 }, headingOf(found));
    dialog.replaceChildren(heading, element('ul', {}, ...items), row(answers));
    heading.focus();
  };
  // Escape is a way back.
  dialog.addEventListener('cancel', () => answer('back'));
  await draw();
  dialog.showModal();
  return answered.finally(() => dialog.remove());
}

function headingOf(found: readonly ShownFinding[]): string {
  if (found.length === 0) return 'All is well now';
  return found.some(({ isError }) => isError)
    ? 'Not saved yet: this would stop the site'
    : 'Worth a look before you save';
}

function item(
  { isError, elsewhere, message, help, cure, mend, goTo }: ShownFinding,
  draw: () => Promise<void>,
  answer: (chosen: Answer) => void,
): HTMLElement {
  const correct = () => {
    mend?.();
    void draw();
  };
  const leave = () => {
    answer('back');
    // The dialog gives the focus back first.
    setTimeout(() => goTo?.());
  };
  const actions = [
    ...(mend ? [button('Correct it', correct)] : []),
    ...(goTo ? [button('Go to the field', leave)] : []),
  ];
  return element(
    'li',
    {},
    element('p', {}, element('strong', {}, isError ? 'Error: ' : 'Warning: '), message),
    element('p', {}, elsewhere ? `In ${elsewhere}: ${help}` : help),
    ...(cure ? [element('p', {}, 'Write: ', element('code', {}, cure))] : []),
    ...(actions.length > 0 ? [row(actions)] : []),
  );
}

const row = (buttons: readonly HTMLElement[]) =>
  element('div', { className: 'answers' }, ...buttons);

function button(label: string, press: () => void): HTMLElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', press);
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
