/** The page that a lead comes from. */
export interface LeadOrigin {
  /** Its public address. */
  pageUrl: string;
  /** Its title, as in the browser’s tab. */
  pageTitle: string;
}

/** The current page, read when a lead is sent, as its draft may be from another page. */
export const originNow = (): LeadOrigin => ({
  pageUrl: cutUrl(location.href),
  pageTitle: document.title,
});

/** Longer addresses are rare, and browsers limit what a page may send while it is being left. */
const longestUrl = 2000;

/** Cuts an address to the length that can be sent. */
export const cutUrl = (url: string) => url.slice(0, longestUrl);
