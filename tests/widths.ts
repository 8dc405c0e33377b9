/** The windows in which pages are tested. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 834, height: 1112 }, hasTouch: true, isMobile: true };
export const desk = { viewport: { width: 1440, height: 900 } };

/** Only the full test looks at everything in every window. */
export const isEveryWidth = process.env.WIDTHS === 'all';
