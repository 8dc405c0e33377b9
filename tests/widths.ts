/** The windows that pages are looked at in. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 834, height: 1112 }, hasTouch: true, isMobile: true };
export const desk = { viewport: { width: 1440, height: 900 } };
