import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A dialog that is open, above everything else and alone in reach, as long as it is rendered. */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before effects that measure what the dialog holds.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}
