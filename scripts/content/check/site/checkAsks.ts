import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { contentSchema } from '../../model/contentTypes.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';
import { valueAt } from '../../model/fieldSchema.ts';
import type { FileFacts, PlaceholderUse } from '../../model/fileFacts.ts';
import { fillAll, type PlaceholderValues } from '../../model/placeholders.ts';
import { placeholderValues, publishedModel } from './publishedModel.ts';

/** Checks that there is something for each placeholder, and room for it. */
export async function checkAsks(model: ContentModel): Promise<Diagnostic[]> {
  const asking = validFiles(model).filter(({ asks }) => asks.length > 0);
  if (asking.length === 0 || !model.singles.site) return [];
  const values = placeholderValues(publishedModel(model));
  const sizes = await Promise.all(asking.map((facts) => sizesIn(facts, values)));
  return [...asking.flatMap((facts) => unsetIn(facts, values)), ...sizes.flat()];
}

const unsetIn = ({ file, asks }: FileFacts, values: PlaceholderValues) =>
  asks.flatMap(({ name, range }) => {
    if (values[name] !== undefined) return [];
    const help = `Add ${whereSet[name] ?? 'it'} to content/site.yaml, or write the sentence without “{${name}}”.`;
    return [locate(finding('unset-fact', { name }, { help }), file, range)];
  });

/** What the main file calls the facts that a company may leave out. */
const whereSet: Partial<Record<PlaceholderUse['name'], string>> = {
  messages: '“textMessages:”',
  email: '“email:”',
  hours: '“hours:” of the first office',
  'warranty.workmanship': '“workmanship:” below “warranty:”',
  'warranty.workmanship.words': '“workmanship:” below “warranty:”',
  'warranty.product': '“product:” below “warranty:”',
  'warranty.wind': '“wind:” below “warranty:”',
};

/** A text is as long as it is on the page. */
async function sizesIn(
  { file, value, asks }: FileFacts,
  values: PlaceholderValues,
): Promise<Diagnostic[]> {
  const filled = fillAll(value, values);
  const issues = contentSchema(file.replace(/^content\//, ''))?.safeParse(filled).error?.issues;
  if (!issues) return [];
  // Most texts fit, and the words for those that do not come with a parser.
  const { explainSize } = await import('../explainSize.ts');
  return issues.flatMap((issue) => {
    const field = asks.find((ask) => ask.field?.path.join() === issue.path.join())?.field;
    if (!field || (issue.code !== 'too_big' && issue.code !== 'too_small')) return [];
    const subject = { ...field, value: valueAt(filled, field.path) };
    const found =
      issue.code === 'too_big'
        ? explainSize('too-long', subject, issue, Number(issue.maximum))
        : explainSize('too-short', subject, issue, Number(issue.minimum));
    return [locate(found, file, field.range)];
  });
}
