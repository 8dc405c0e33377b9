import type { KeyboardEvent } from 'react';

/** A handler of keys that goes back with the left arrow and on with the right one. */
export function arrowKeys(goBack: () => void, goOn: () => void) {
  return (event: KeyboardEvent) => {
    const go = { ArrowLeft: goBack, ArrowRight: goOn }[event.key];
    // With Alt they go through the history.
    if (!go || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go();
  };
}
