/**
 * Opens the groups around a field, brings it into view and puts the cursor there.
 *
 * The CMS opens them when its page gets a message, as it does for what its own checks find and for
 * clicks in a preview; and it only draws what is in view. Neither is documented, and
 * `tests/admin/checker.spec.ts` fails when it changes.
 * @param keyPath the names on the way to the field, such as `steps.2.title`
 * @param line to mark in a field of several lines
 */
export async function goToField(keyPath: string, line: string): Promise<void> {
  const names = keyPath.split('.');
  for (let tries = 0; tries < maxTries && !fieldAt(keyPath); tries++) {
    const above = names.map((_, index) => names.slice(0, index).join('.')).findLast(fieldAt);
    const nearest = above ? fieldAt(above) : lastField();
    nearest?.scrollIntoView({ block: above ? 'nearest' : 'start' });
    open(keyPath);
    await pause();
  }
  fieldAt(keyPath)?.scrollIntoView({ block: 'center' });
  open(keyPath);
  await pause();
  const control = [...(fieldAt(keyPath)?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
    (found) => found.checkVisibility(),
  );
  control?.focus();
  if (control instanceof HTMLTextAreaElement) markLine(control, line);
}

/** Selects a line of a text, which brings it into view. */
export function markLine(area: HTMLTextAreaElement, line: string): void {
  area.focus();
  const start = line ? area.value.indexOf(line) : -1;
  if (start >= 0) area.setSelectionRange(start, start + line.length);
}

const controls = 'input, textarea, [contenteditable="true"], [tabindex="0"], main button';

/** More than the number of fields in any form. */
const maxTries = 60;

/** Waits for the CMS to open and to draw. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

const open = (keyPath: string) =>
  window.postMessage(
    { type: 'highlight-editor-field', payload: { locale: '_default', keyPath } },
    location.origin,
  );

const fieldAt = (keyPath: string) =>
  document.querySelector(`[data-mode="edit"] [data-key-path="${CSS.escape(keyPath)}"]`);

const lastField = () => [...document.querySelectorAll('[data-mode="edit"] [data-key-path]')].at(-1);

/** The control of a form that had the focus last. */
let last: HTMLElement | undefined;

/** Notes which control of a form has the focus, from now on. */
export function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('[data-mode="edit"]')) last = target;
  });
}

/**
 * Puts the cursor back where the editor was. A dialog cannot: while the CMS saves, the button that
 * was clicked is disabled, so nothing has the focus when the dialog opens.
 */
export const returnToField = (): void => last?.focus();
