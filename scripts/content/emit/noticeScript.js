// Runs before the page is shown: what its visitor has closed must not flash up and go.
try {
  const { text } = document.currentScript.dataset;
  if (localStorage.getItem('closed-notice') === text) {
    document.documentElement.toggleAttribute('data-notice-closed', true);
  }
} catch {
  // Storage is blocked: nothing was ever closed.
}
