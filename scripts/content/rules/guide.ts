/** The editors’ guide, from the project’s folder. */
export const guidePath = 'content/README.md';

/** Where the guide explains a rule: the part of its address after the number sign. */
export const ruleAnchor = (id: string) => `rule-${id}`;
