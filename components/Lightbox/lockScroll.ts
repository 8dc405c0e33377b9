/**
 * Keeps the page from scrolling. The room of its scrollbar, if it takes any, stays free: nothing
 * moves.
 * @returns lets it scroll again
 */
export function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('overflow', 'hidden');
  if (innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
