/** The report’s style: readable on a phone; without a script, the pictures are side by side. */
export const reportStyle = `
:root { color-scheme: light; --ink: #14202b; --line: #d8d2c6; --paper: #faf7f2; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem; }
header { border-bottom: 2px solid var(--ink); }
h1, h2, h3 { line-height: 1.15; overflow-wrap: anywhere; }
h2 { margin-top: 3rem; }
h3 small { color: #55606a; font-weight: 400; }
article { padding: 1rem 0 2rem; border-top: 1px solid var(--line); }
ul { padding-left: 1.25rem; overflow-wrap: anywhere; }
del { background: #f8d9d5; text-decoration-thickness: 2px; }
ins { background: #cfe8d5; text-decoration-thickness: 2px; }
figure { margin: 1.5rem 0; }
figcaption { margin-bottom: 0.5rem; font-weight: 600; }
figure.phone { max-width: 24.5rem; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
.pair span { font-weight: 600; }
label { display: none; }
[data-slides] label { display: flex; gap: 0.75rem; align-items: center; margin-bottom: 0.5rem; }
input { flex: 1; min-width: 0; height: 2.75rem; accent-color: var(--ink); }
input:focus-visible { outline: 3px solid #1b6ac9; outline-offset: 2px; }
[data-slides] .pair { gap: 0; grid-template-columns: 1fr; }
[data-slides] .pair > div { grid-area: 1 / 1; }
[data-slides] .pair span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
[data-slides] .pair > :last-child { z-index: 1; clip-path: inset(0 calc(100% - var(--seen, 50%)) 0 0); background: var(--paper); }
@media print { label { display: none !important; } }
`;

/** Lays the pictures of a pair over each other; the slider sets how much of the new one shows. */
export const reportScript = `
for (const figure of document.querySelectorAll('[data-pair]')) {
  const slider = figure.querySelector('input');
  const show = () => figure.style.setProperty('--seen', slider.value + '%');
  figure.setAttribute('data-slides', '');
  slider.addEventListener('input', show);
  show();
}
`;
