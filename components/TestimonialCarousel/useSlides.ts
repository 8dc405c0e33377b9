import { type RefObject, useEffect, useRef, useState } from 'react';
import { restMs } from '../Carousel/onceAtRest.ts';

interface Slides {
  track: RefObject<HTMLUListElement | null>;
  current: number;
  goTo: (index: number) => void;
  onScroll: () => void;
}

/** Which slide of a scrolling track is in view, whether a button, a swipe or the clock moved it. */
export function useSlides(): Slides {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    track,
    current,
    goTo: (index) => {
      setCurrent(index);
      // Scrolls the track alone: scrollIntoView would also move the page.
      const left = track.current ? slideOffsets(track.current)[index] : undefined;
      if (left !== undefined) track.current?.scrollTo({ left, behavior: motion() });
    },
    onScroll: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        if (track.current) setCurrent(nearestSlide(track.current));
      }, restMs);
    },
  };
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
