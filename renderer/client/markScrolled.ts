/** The header is see-through within this many pixels of the top. */
const threshold = 10;

/** Keeps `<html data-scrolled="true|false">` right, for browsers whose styles cannot tell. */
export function markScrolled(): void {
  const mark = () => {
    document.documentElement.dataset.scrolled = String(window.scrollY > threshold);
  };
  addEventListener('scroll', mark, { passive: true });
  // A reload or the back button may start further down.
  mark();
}
