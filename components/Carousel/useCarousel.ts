import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { arrowKeys } from './arrowKeys.ts';
import { onceAtRest } from './onceAtRest.ts';

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface CarouselState {
  /** Whether the script moves the slides; until then, their list scrolls. */
  isReady: boolean;
  /** The slide at the start of the view, from 0. */
  current: number;
  /** The slides in view; empty until that is known. */
  inView: readonly number[];
  canGoBack: boolean;
  canGoOn: boolean;
}

/**
 * A row of slides that loops, follows the finger and responds to the arrow keys.
 *
 * Until the script runs, its element is a plain scrolling list; the slides start from where the
 * visitor has scrolled to.
 * @param startIndex the slide to begin with
 */
export function useCarousel(startIndex = 0) {
  const [view, embla] = useEmblaCarousel({
    align: 'start',
    loop: true,
    startIndex,
    inViewThreshold: 0.9,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [state, setState] = useState<CarouselState>({
    isReady: false,
    current: startIndex,
    inView: [],
    canGoBack: true,
    canGoOn: true,
  });
  // Not in the state, which updates a moment later: a press in between would be lost.
  const ready = useRef<Embla>(undefined);
  // The move of a press that started the island, before the slides can move.
  const pending = useRef<(embla: Embla) => void>(undefined);

  useEffect(() => {
    if (!embla) return;
    const giveUp = onceAtRest(embla.rootNode(), () => {
      takeOverScroll(embla);
      const update = () => setState(stateOf(embla));
      update();
      embla.on('select', update).on('slidesInView', update).on('reInit', update);
      ready.current = embla;
      pending.current?.(embla);
    });
    return () => {
      giveUp();
      ready.current = undefined;
    };
  }, [embla]);

  const move = (turn: (embla: Embla) => void) => {
    const go = (embla: Embla) => {
      keepFocus(embla);
      turn(embla);
    };
    if (ready.current) go(ready.current);
    else pending.current = go;
  };
  const goBack = () => move((embla) => embla.scrollPrev());
  const goOn = () => move((embla) => embla.scrollNext());
  return { ...state, view, goBack, goOn, onKeyDown: arrowKeys(goBack, goOn) };
}

const stateOf = (embla: Embla): CarouselState => ({
  isReady: true,
  current: embla.selectedScrollSnap(),
  inView: embla.slidesInView(),
  canGoBack: embla.canScrollPrev(),
  canGoOn: embla.canScrollNext(),
});

/** Takes the focus from a slide, which may soon be out of view, so that the next arrow key works. */
function keepFocus(embla: Embla): void {
  const view = embla.rootNode();
  if (view.contains(document.activeElement)) view.focus({ preventScroll: true });
}

/** Goes to the slide that the list was scrolled to, and resets the scrolling. */
function takeOverScroll(embla: Embla): void {
  const view = embla.rootNode();
  if (view.scrollLeft === 0) return;
  const step = embla.containerNode().scrollWidth / embla.slideNodes().length;
  embla.scrollTo(Math.round(view.scrollLeft / step), true);
  view.scrollLeft = 0;
}
