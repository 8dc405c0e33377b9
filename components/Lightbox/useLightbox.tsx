import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isPlainClick } from '../url/isPlainClick.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

/**
 * Pictures that open enlarged on the page, where a plain link would lead to their files.
 * @returns what a click on a picture’s link does, and the lightbox while it is open
 */
export function useLightbox(words: LightboxProps['words']): {
  /** @param start which of the pictures the link shows, from 0 */
  openFrom: (
    pictures: LightboxProps['pictures'],
    start: number,
  ) => (event: MouseEvent<HTMLElement>) => void;
  lightbox: ReactNode;
} {
  const [opened, setOpened] = useState<Pick<LightboxProps, 'pictures' | 'start'>>();
  const opener = useRef<HTMLElement>(null);
  return {
    openFrom: (pictures, start) => (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      opener.current = event.currentTarget;
      setOpened({ pictures, start });
    },
    lightbox: opened && (
      <Lightbox
        {...opened}
        words={words}
        previewOf={(slug) => previewIn(opener.current?.closest('ul'), slug)}
        onClose={() => {
          setOpened(undefined);
          // The dialog does this, too, but not in Safari, where a click does not focus a link.
          opener.current?.focus({ preventScroll: true });
        }}
      />
    ),
  };
}

/** The address of the rendition that the browser has loaded for the list; empty until it has. */
const previewIn = (list: Element | null | undefined, slug: string) =>
  list?.querySelector<HTMLImageElement>(`[data-slug="${slug}"] img`)?.currentSrc ?? '';
