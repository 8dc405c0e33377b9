import { type RefObject, useEffect, useRef, useState } from 'react';
import { restMs } from '../Carousel/onceAtRest.ts';

interface Slides {
  track: RefObject<HTMLUListElement | null>;
  current: number;
  goTo: (index: number) => void;
  onScroll: () => void;
  /** The visitor moves the track: where it was headed no longer counts. */
  onTouch: () => void;
}

/** Which slide of a scrolling track is in view, whether a button, a swipe or the clock moved it. */
export function useSlides(): Slides {
  const track = useRef<HTMLUListElement>(null);
  const aim = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  useEffect(() => () => clearTimeout(rest.current), []);

  /** A browser may drop a smooth scroll when another one starts; then the track jumps. */
  const settle = () => {
    const wanted = aim.current;
    aim.current = undefined;
    if (!track.current) return;
    const nearest = nearestSlide(track.current);
    if (wanted === undefined || wanted === nearest) setCurrent(nearest);
    else scrollTo(track.current, wanted, 'instant');
  };
  const waitForRest = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, restMs);
  };

  return {
    track,
    current,
    goTo: (index) => {
      aim.current = index;
      setCurrent(index);
      if (track.current) scrollTo(track.current, index, motion());
      waitForRest();
    },
    onScroll: waitForRest,
    onTouch: () => {
      aim.current = undefined;
    },
  };
}

/** Scrolls only the track: scrollIntoView would also move the page. */
function scrollTo(track: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const left = slideOffsets(track)[index];
  if (left !== undefined) track.scrollTo({ left, behavior });
}

/** How far the track is scrolled when each slide is at its start. */
const slideOffsets = (track: HTMLElement) =>
  Array.from(track.children, (slide) => (slide as HTMLElement).offsetLeft - track.offsetLeft);

function nearestSlide(track: HTMLElement): number {
  const distances = slideOffsets(track).map((left) => Math.abs(left - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
