/** A page built last year must not look abandoned in January. */
export function showCurrentYear(): void {
  const year = String(new Date().getFullYear());
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = year;
  }
}
