// Runs before the page is shown, so that a notice the visitor has closed does not flash up.
try {
  const { text } = document.currentScript.dataset;
  if (localStorage.getItem('closed-notice') === text) {
    document.documentElement.toggleAttribute('data-notice-closed', true);
  }
} catch {
  // Storage is blocked: nothing was ever closed.
}
