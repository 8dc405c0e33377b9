/** Scrolling is over once nothing has moved for this long. */
export const restMs = 120;

/**
 * Acts on a list at once, or, while a swipe still moves it, when it has come to rest.
 * @returns a function that cancels it
 */
export function onceAtRest(list: HTMLElement, act: () => void): () => void {
  let place = list.scrollLeft;
  const look = () => {
    if (list.scrollLeft === place) return act();
    place = list.scrollLeft;
    timer = setTimeout(look, restMs);
  };
  let timer = setTimeout(look, place === 0 ? 0 : restMs);
  return () => clearTimeout(timer);
}
