import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isPlainClick } from '../url/isPlainClick.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

/**
 * Pictures that open large in place, where a plain link would lead to their files.
 * @returns what a click on the link of a picture does, and what is open
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
          // The dialog does so too, but not in Safari, where a click does not focus a link.
          opener.current?.focus({ preventScroll: true });
        }}
      />
    ),
  };
}

/** The address of a picture in the list as the browser has it already; empty before it is loaded. */
const previewIn = (list: Element | null | undefined, slug: string) =>
  list?.querySelector<HTMLImageElement>(`[data-slug="${slug}"] img`)?.currentSrc ?? '';
