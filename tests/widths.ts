/** The windows that pages are looked at in. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 834, height: 1112 }, hasTouch: true, isMobile: true };
export const desk = { viewport: { width: 1440, height: 900 } };

/** The full test looks at everything in every window; for others a phone’s and a wide one must do. */
export const isEveryWidth = process.env.WIDTHS === 'all';
