import type { Outcome } from './deliver.ts';
import type { LeadOrigin } from './leadOrigin.ts';
import { pass, type Surroundings } from './surroundings.ts';

const waitMs = 2000;

/**
 * Stands in for delivery while no endpoint is set.
 * @param data what the visitor asked for; logged
 * @param origin the page that it comes from; logged apart, as it is none of the form’s data
 */
export async function simulate(
  data: object,
  origin: LeadOrigin,
  around: Surroundings,
): Promise<Outcome> {
  await pass(waitMs, around);
  console.log(data);
  console.info(origin);
  return 'delivered';
}
