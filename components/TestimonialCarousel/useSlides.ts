import { type RefObject, useEffect, useRef, useState } from 'react';

/** Once a scroll has been still for this long, it has come to rest. */
const restMs = 120;

interface Slides {
  track: RefObject<HTMLUListElement | null>;
  current: number;
  goTo: (index: number) => void;
  onScroll: () => void;
}

/** Which slide of a scrolling track is in view, whether a button, a swipe or the clock moved it. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    track,
    current,
    goTo: (index) => {
      setCurrent(index);
      const element = track.current;
      // Scrolls the track alone: scrollIntoView would also move the page.
      element?.scrollTo({ left: index * element.clientWidth, behavior: motion() });
    },
    onScroll: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        const element = track.current;
        if (!element?.clientWidth) return;
        const nearest = Math.round(element.scrollLeft / element.clientWidth);
        setCurrent(Math.min(count - 1, Math.max(0, nearest)));
      }, restMs);
    },
  };
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
