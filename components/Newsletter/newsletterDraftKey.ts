/** Where the browser keeps an address until it is sent; its presence wakes the form early. */
export const newsletterDraftKey = 'newsletter-draft';
