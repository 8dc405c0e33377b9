import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is open, above everything else and alone in reach, as long as it is rendered. The
 * back button of the browser, or its gesture on a phone, closes it, as it does with whatever fills
 * the screen.
 */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before effects that measure what the dialog holds.
  useLayoutEffect(() => {
    const element = dialog.current;
    const close = () => element?.close();
    const unlockScroll = lockScroll();
    element?.showModal();
    history.pushState(modalState, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      close();
      unlockScroll();
      // Closed in another way, it leaves no step behind that would lead to where one is.
      if (history.state?.isModal) history.back();
    };
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}

const modalState = { isModal: true };

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
