import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A modal dialog that is open as long as it is rendered. The browser’s back button, or the gesture
 * for it on a phone, closes it, as people expect of anything that fills the screen.
 */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  // Runs before effects that measure what is in the dialog.
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
      // If closed in another way, removes its history entry, which would lead to the same page.
      if (history.state?.isModal) history.back();
    };
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}

const modalState = { isModal: true };

/**
 * Keeps the page from scrolling. The space of its scrollbar, if any, is kept: nothing moves.
 * @returns a function that lets it scroll again
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
