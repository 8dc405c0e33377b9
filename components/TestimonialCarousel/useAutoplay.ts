import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

/** How long each slide stays. */
const intervalMs = 5000;

/**
 * Calls `advance` every five seconds until the visitor pauses it.
 *
 * It waits while the pointer or the focus is on the carousel, so that nothing moves away while
 * somebody reads or aims, and it starts paused for visitors who asked for less motion. Pressing
 * Play is a request to move at once, although both are on the button then.
 * @param advance shows the next slide
 */
export function useAutoplay(advance: () => void) {
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const tick = useEffectEvent(advance);
  const isTurning = isPlaying && !isHovered && !isFocused;

  useEffect(() => {
    setReady(true);
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => tick(), intervalMs);
    return () => clearInterval(timer);
  }, [isTurning]);

  const attention = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  const toggle = () => {
    setPlaying(!isPlaying);
    setHovered(false);
    setFocused(false);
  };
  return { isReady, isPlaying, isTurning, toggle, attention };
}
