import { blockRules } from './blockRules.ts';
import { downloadRules } from './downloadRules.ts';
import { fieldRules } from './fieldRules.ts';
import { fileRules } from './fileRules.ts';
import { launchRules } from './launchRules.ts';
import { markupRules } from './markupRules.ts';
import { moveRules } from './moveRules.ts';
import { pageRules } from './pageRules.ts';
import { pictureRules } from './pictureRules.ts';
import { companyRules, referenceRules } from './referenceRules.ts';
import { repetitionRules } from './repetitionRules.ts';
import { textRules } from './textRules.ts';
import { yamlRules } from './yamlRules.ts';

/** Every rule by its id, in the order of the guide. */
export const catalogue = {
  ...yamlRules,
  ...fieldRules,
  ...referenceRules,
  ...moveRules,
  ...textRules,
  ...repetitionRules,
  ...markupRules,
  ...blockRules,
  ...companyRules,
  ...launchRules,
  ...pictureRules,
  ...downloadRules,
  ...fileRules,
  ...pageRules,
};

export type RuleId = keyof typeof catalogue;

/** The editors’ guide, from the project’s folder. */
export const guidePath = 'content/README.md';

/** Where the guide explains a rule: the part of its address after the number sign. */
export const ruleAnchor = (id: string) => `rule-${id}`;
