import { blockMistakes } from './blockMistakes.ts';
import { blogMistakes } from './blogMistakes.ts';
import { companyMistakes } from './companyMistakes.ts';
import { downloadMistakes } from './downloadMistakes.ts';
import { evidenceMistakes } from './evidenceMistakes.ts';
import { fieldMistakes } from './fieldMistakes.ts';
import { fileMistakes } from './fileMistakes.ts';
import { formMistakes } from './formMistakes.ts';
import { launchMistakes } from './launchMistakes.ts';
import type { Mistake } from './mistake.ts';
import { moveMistakes } from './moveMistakes.ts';
import { newsletterMistakes } from './newsletterMistakes.ts';
import { pastedMistakes } from './pastedMistakes.ts';
import { referenceMistakes } from './referenceMistakes.ts';
import { shapeMistakes } from './shapeMistakes.ts';
import { signMistakes } from './signMistakes.ts';
import { typeMistakes } from './typeMistakes.ts';
import { valueMistakes } from './valueMistakes.ts';
import { wordMistakes } from './wordMistakes.ts';
import { yamlMistakes } from './yamlMistakes.ts';

/** At least one for each rule of the catalog. */
export const allMistakes: readonly Mistake[] = [
  ...yamlMistakes,
  ...fieldMistakes,
  ...shapeMistakes,
  ...typeMistakes,
  ...valueMistakes,
  ...fileMistakes,
  ...pastedMistakes,
  ...referenceMistakes,
  ...evidenceMistakes,
  ...moveMistakes,
  ...wordMistakes,
  ...signMistakes,
  ...blockMistakes,
  ...downloadMistakes,
  ...blogMistakes,
  ...companyMistakes,
  ...newsletterMistakes,
  ...formMistakes,
  ...launchMistakes,
];
