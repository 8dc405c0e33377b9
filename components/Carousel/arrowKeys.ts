import type { KeyboardEvent } from 'react';

/** A key handler that goes back with the left arrow and on with the right one. */
export function arrowKeys(goBack: () => void, goOn: () => void) {
  return (event: KeyboardEvent) => {
    const go = { ArrowLeft: goBack, ArrowRight: goOn }[event.key];
    // With Alt they move through the browser’s history.
    if (!go || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go();
  };
}
