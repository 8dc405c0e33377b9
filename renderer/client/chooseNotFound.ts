/** On hosts with one `404.html` for everything, a path below /blog/ is a missing post. */
export function chooseNotFound(): void {
  const page = document.querySelector<HTMLElement>('[data-not-found="page"]');
  const post = document.querySelector<HTMLElement>('[data-not-found="post"]');
  if (!page || !post) return;
  const isPost = location.pathname.startsWith(`${import.meta.env.BASE_URL}blog/`);
  page.hidden = isPost;
  post.hidden = !isPost;
}
