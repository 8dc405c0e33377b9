import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A dialog that is open, above everything else and alone in reach, as long as it is rendered. */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before effects that measure what the dialog holds.
  useLayoutEffect(() => {
    const element = dialog.current;
    const unlockScroll = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      unlockScroll();
    };
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}

/**
 * Keeps the page from scrolling. The room of its scrollbar, if it takes any, stays free: nothing
 * moves.
 * @returns lets it scroll again
 */
function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('overflow', 'hidden');
  if (innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
