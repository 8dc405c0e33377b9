/**
 * Moves to a field of the form that is open, or to the nearest one around it that is drawn. The CMS
 * documents no way to a field; its forms carry these paths, which the browser tests lean on as well.
 * @param path such as `questions.list.0.answer`
 */
export function goToField(path: string): void {
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-key-path]')];
  const names = path.split('.');
  for (let count = names.length; count > 0; count--) {
    const wanted = names.slice(0, count).join('.');
    const field = drawn.find(({ dataset }) => dataset.keyPath === wanted);
    if (!field) continue;
    field.scrollIntoView({ block: 'center' });
    const typed = field.querySelector<HTMLElement>('input, textarea, [contenteditable]');
    (typed ?? field.querySelector('button'))?.focus();
    return;
  }
}
