// Stands in for a chat provider's script until there is one, and says so. It does without inline
// styles, as the site's security policy requires of a provider's script.
(() => {
  const place = document.getElementById(document.currentScript.dataset.container);
  if (!place) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; height: 100%; font: 1rem/1.5 var(--body); }
    * { box-sizing: border-box; margin: 0; }
    button { display: grid; width: 100%; height: 100%; padding: 0; place-content: center; border: 2px solid rgb(250 247 242 / 45%); border-radius: 4px; background: #0e1720; color: #faf7f2; cursor: pointer; }
    button:hover { background: #b3261e; }
    svg { width: 1.75rem; fill: none; stroke: currentcolor; stroke-linejoin: round; stroke-width: 2; }
    section { position: absolute; right: .5rem; bottom: calc(100% + .5rem); width: min(19rem, 100vw - 1rem); padding: 1.25rem; border-radius: 8px; background: #faf7f2; box-shadow: 0 24px 48px -16px rgb(14 23 32 / 60%), 0 0 0 1px rgb(20 32 43 / 16%); color: #14202b; }
    [hidden] { display: none; }
    h2 { font: 600 1.5rem/1.1 var(--display); }
    p { margin-block: .5rem .75rem; }
    a { display: inline-flex; min-height: 2.75rem; align-items: center; color: #b3261e; font-weight: 600; text-underline-offset: .2em; }
    :focus-visible { outline: 3px solid #14202b; outline-offset: 3px; box-shadow: 0 0 0 3px #fff; }
    button:focus-visible { outline-color: #fff; outline-offset: -6px; box-shadow: none; }
    @media (width >= 52.125em) { section { right: calc(100% + .5rem); bottom: 0; } }
  `);

  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = `
    <section id="panel" aria-labelledby="heading" hidden>
      <h2 id="heading">This chat is a sample</h2>
      <p>Nobody reads along here yet. A person answers the phone, day and night.</p>
      <a></a>
    </section>
    <button type="button" aria-label="Chat" aria-controls="panel" aria-expanded="false">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 5h18v12H11l-5 4v-4H3z"/></svg>
    </button>`;

  const panel = root.querySelector('section');
  const button = root.querySelector('button');
  const call = document.querySelector('a[href^="tel:"]');
  const link = root.querySelector('a');
  link.href = call.href;
  link.textContent = `Call ${call.href.replace(/.*(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')}`;

  const show = (open) => {
    panel.hidden = !open;
    button.ariaExpanded = String(open);
  };
  button.addEventListener('click', () => show(panel.hidden));
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return;
    show(false);
    button.focus();
  });

  place.append(host);
})();
