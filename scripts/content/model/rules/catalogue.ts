import { companyRules, launchRules } from './companyRules.ts';
import { fieldRules, publishingRules } from './fieldRules.ts';
import { fileRules, pictureRules } from './fileRules.ts';
import { layoutRules } from './layoutRules.ts';
import { linkRules } from './linkRules.ts';
import { markupRules } from './markupRules.ts';
import { pageRules } from './pageRules.ts';
import { repetitionRules } from './repetitionRules.ts';
import { textRules } from './textRules.ts';
import { yamlRules } from './yamlRules.ts';

/** Every rule by its id, in the order of the guide. */
export const catalogue = {
  ...yamlRules,
  ...fieldRules,
  ...linkRules,
  ...textRules,
  ...repetitionRules,
  ...markupRules,
  ...layoutRules,
  ...companyRules,
  ...launchRules,
  ...pictureRules,
  ...publishingRules,
  ...fileRules,
  ...pageRules,
};

export type RuleId = keyof typeof catalogue;

/** The editors’ guide, from the project’s folder. */
export const guidePath = 'content/README.md';

/** Where the guide explains a rule: the fragment of its address, without the number sign. */
export const ruleAnchor = (id: string) => `rule-${id}`;
