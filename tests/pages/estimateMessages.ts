import { estimateForm } from '#content/estimateForm';

const { isEmergency, projectDescription, ...required } = estimateForm.fields;

type Name = keyof typeof required;

/** The fields that must be filled in, from top to bottom. */
export const names = Object.keys(required) as Name[];

/** What the form says where a field is left empty. */
export const messages = Object.fromEntries(
  names.map((name) => [name, required[name].message]),
) as Record<Name, string>;
