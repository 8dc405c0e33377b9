/** Where an article can be shared; each address carries the page's URL and title. */
export function shareLinks(url: string, title: string) {
  return [
    {
      name: 'Facebook',
      url: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, t: title })}`,
    },
    { name: 'X', url: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}` },
  ];
}
