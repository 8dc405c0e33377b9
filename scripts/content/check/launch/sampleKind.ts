import type { z } from 'zod';
import { type Leaf, metaOf, schemaAt } from '../../model/fieldSchema.ts';
import type { SampleKind } from '../../model/placeholders.ts';

/** By what a field would give a sample away; of a picture its group says it, not its file’s name. */
export function sampleKind(
  schema: z.ZodType,
  { path, meta }: Leaf,
  root: unknown,
): SampleKind | undefined {
  const isPicture = meta.reference === 'picture';
  return isPicture ? metaOf(schemaAt(schema, path.slice(0, -1), root)).sample : meta.sample;
}
