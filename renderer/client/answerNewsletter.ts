/** Says what the button did, as the form sends nothing. */
export function answerNewsletter(): void {
  const form = document.querySelector('[data-newsletter]');
  const answer = form?.querySelector<HTMLElement>('[role="status"] > span');
  form?.addEventListener('submit', () => {
    if (answer) answer.hidden = false;
  });
}
