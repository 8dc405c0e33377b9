/** Where the browser keeps what was typed until it is sent; its presence wakes the form early. */
export const draftKey = 'estimate-draft';
