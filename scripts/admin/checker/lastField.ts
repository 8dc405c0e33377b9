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
