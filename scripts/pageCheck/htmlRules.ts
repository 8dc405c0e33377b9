import type { ConfigData } from 'html-validate';

/** What is asked of the HTML of every page. @see https://html-validate.org/rules/ */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes srcSet and autoComplete; HTML does not tell cases apart.
    'attr-case': 'off',
    // Written by React and by the Markdown compiler; both forms are HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Search results may cut a title; how long one may be is the content’s rule.
    'long-title': 'off',
    // Headings may start with a digit, and HTML allows such ids.
    'valid-id': ['error', { relaxed: true }],
    // Numbers are kept on one line by the stylesheet.
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
  },
};
