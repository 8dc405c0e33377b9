import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { InterfaceWords } from '#content/interfaceWords';
import { completed } from '../../scripts/content/model/published.ts';
import { buttonClass } from '../Button/Button.tsx';
import { StepButtons } from '../Carousel/StepButtons.tsx';
import { useCarousel } from '../Carousel/useCarousel.ts';
import { noteInDraft } from '../EstimateForm/noteInDraft.ts';
import hidden from '../Hidden/Hidden.module.scss';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { type GalleryProject, ProjectFacts } from '../ProjectGrid/ProjectFacts.tsx';
import { estimateHref } from '../url/href.ts';
import { isPlainClick } from '../url/isPlainClick.ts';
import styles from './Lightbox.module.scss';
import { useModal } from './useModal.ts';

export interface LightboxProps {
  pictures: readonly GalleryProject[];
  words: Pick<InterfaceWords, 'carousel' | 'projects'>;
  /** Which of them to open, from 0. */
  start: number;
  /** The address of a small rendition that is already loaded, or an empty string. */
  previewOf: (slug: string) => string;
  onClose: () => void;
}

/**
 * Pictures at full size, over the whole page; open as long as it is rendered.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Lightbox({ pictures, words, start, previewOf, onClose }: LightboxProps) {
  const id = useId();
  const { dialog, close } = useModal();
  const { current, view, onKeyDown, ...steps } = useCarousel(start);
  const text = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of each picture are read from their start
  useEffect(() => {
    for (const part of [dialog, text]) part.current?.scrollTo({ top: 0 });
  }, [current, dialog]);
  const { title, description, facts = [], inquiry } = pictures[current] ?? {};
  const pressed = useRef<EventTarget>(null);
  const closeFromGround = ({ target }: MouseEvent) => {
    // A drag from the words or the picture that ends elsewhere is also a click on the ground.
    if (isGround(target) && isGround(pressed.current ?? target)) close();
  };
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (inquiry) noteInDraft(inquiry);
    if (!isPlainClick(event)) return;
    // In place of the dialog’s entry in the history, which would lead to the gallery once more.
    event.preventDefault();
    location.replace(event.currentTarget.href);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-ground="ink"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeFromGround}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top} data-lightbox-content>
        <p className={styles.position} role="status">
          <span>
            {completed(words.carousel.position, { current: current + 1, total: pictures.length })}
          </span>
          <span className={hidden.visually}>{`: ${title}`}</span>
        </p>
        <button type="button" className={styles.close} onClick={close}>
          <Icon name="close" className={styles.closeIcon} />
          {words.projects.close}
        </button>
      </div>
      <div ref={view} className={styles.view}>
        <ul className={styles.track}>
          {pictures.map((picture, index) => (
            <LightboxSlide
              key={picture.slug}
              image={picture.image}
              preview={previewOf(picture.slug)}
              isCurrent={index === current}
            />
          ))}
        </ul>
      </div>
      <section
        ref={text}
        className={styles.words}
        aria-labelledby={`${id}title`}
        data-lightbox-content
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be focusable
        tabIndex={0}
      >
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
        <p id={`${id}description`}>{description}</p>
        {facts.length > 0 && <ProjectFacts facts={facts} />}
      </section>
      <div className={styles.steps} data-lightbox-content>
        <a href={estimateHref(false)} className={buttonClass('outline')} onClick={ask}>
          {words.projects.ask}
        </a>
        {pictures.length > 1 && <StepButtons words={words.projects} {...steps} />}
      </div>
    </dialog>
  );
}

/** Whether something is neither a picture nor words nor a button. */
const isGround = (place: EventTarget) => !(place as Element).closest('[data-lightbox-content]');

interface LightboxSlideProps {
  image: GalleryProject['image'];
  /** Shown until the large picture has loaded. */
  preview: string;
  isCurrent: boolean;
}

function LightboxSlide({ image, preview, isCurrent }: LightboxSlideProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Not with React’s `style`, which becomes an attribute in the HTML: the CSP forbids those.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--ratio', String(image.width / image.height));
    if (preview) frame.current?.style.setProperty('background-image', `url("${preview}")`);
  }, [image, preview]);
  return (
    <li className={styles.slide} inert={!isCurrent}>
      <div ref={frame} className={styles.frame} data-lightbox-content>
        <Picture
          picture={image}
          places={['(aspect-ratio >= 6/5) and (width >= 30em) max(64vw, 100vw - 25rem)', '100vw']}
          isFine
          priority={isCurrent}
          className={styles.image}
        />
      </div>
    </li>
  );
}
