import { isPlainClick } from '../../components/url/isPlainClick.ts';

for (const card of document.querySelectorAll<HTMLElement>('[data-video]')) {
  card.querySelector('a')?.addEventListener('click', (click) => {
    // Once it plays, its title leads to its own page.
    if (!isPlainClick(click) || !navigator.onLine || card.querySelector('iframe')) return;
    click.preventDefault();
    play(card);
  });
  card.dataset.ready = '';
}

/** Shows a video in place of its picture: only now does its site learn of the visitor. */
function play(card: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.title = card.querySelector('span')?.textContent ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.src = card.dataset.video ?? '';
  card.append(frame);
  frame.focus();
}
