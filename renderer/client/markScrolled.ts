/** The header is see-through within this many pixels of the top. */
const threshold = 10;

/** Updates `<html data-scrolled="true|false">` for browsers without scroll-driven animations. */
export function markScrolled(): void {
  const mark = () => {
    document.documentElement.dataset.scrolled = String(window.scrollY > threshold);
  };
  addEventListener('scroll', mark, { passive: true });
  // A reload or the back button may start further down.
  mark();
}
