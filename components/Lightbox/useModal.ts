import { type RefObject, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './lockScroll.ts';

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
