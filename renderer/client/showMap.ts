/** How long the map may take before the visitor is told that it failed to load. */
const patience = 10_000;

type Saying = 'loading' | 'failed';

/**
 * Puts the map over its drawing once it has loaded; until then, and if it fails to load, the
 * drawing stays.
 * @param map contains the drawing, the button and the status messages
 */
export async function showMap(map: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (button.ariaDisabled) return;
  button.ariaDisabled = 'true';
  say(map, 'loading');
  const frame = frameFor(map);
  try {
    await load(frame, map.querySelector<HTMLElement>('[data-map-place]'));
    say(map);
    for (const words of map.querySelectorAll('[data-until-map]')) words.remove();
    frame.focus();
    button.remove();
  } catch {
    frame.remove();
    say(map, 'failed');
    button.ariaDisabled = null;
  }
}

function frameFor({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = dataset.map ?? '';
  frame.title = dataset.title ?? '';
  frame.allow = 'fullscreen';
  return frame;
}

/** A frame reports that it has loaded even if it failed, so its address is tried first. */
async function load(frame: HTMLIFrameElement, place: HTMLElement | null): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  await fetch(frame.src, { mode: 'no-cors', signal });
  await new Promise((resolve, reject) => {
    frame.addEventListener('load', resolve, { once: true });
    signal.addEventListener('abort', reject, { once: true });
    place?.append(frame);
  });
  frame.dataset.ready = '';
}

function say(map: HTMLElement, saying?: Saying) {
  for (const words of map.querySelectorAll<HTMLElement>('[data-say]')) {
    words.hidden = words.dataset.say !== saying;
  }
}
