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

/** Sets `<html data-form-in-view>` while the estimate form is on the screen, not just its edge. */
export function markForm(): void {
  const form = document.querySelector('[data-island="EstimateForm"]');
  if (!form) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser may report entering and leaving in one call.
      const isInView = entries.at(-1)?.isIntersecting;
      document.documentElement.toggleAttribute('data-form-in-view', isInView);
    },
    { rootMargin: '0px 0px -20%' },
  );
  observer.observe(form);
}
