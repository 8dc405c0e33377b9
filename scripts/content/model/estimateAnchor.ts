/** The id of the section that asks for an estimate, on every page that ends with it. */
export const estimateAnchor = 'contact-form';
