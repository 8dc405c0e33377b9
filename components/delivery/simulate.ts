import type { Outcome } from './deliver.ts';
import { pass, type Surroundings } from './surroundings.ts';

const waitMs = 2000;

/**
 * Stands in for delivery while no endpoint is set.
 * @param data what the visitor asked for; logged
 */
export async function simulate(data: object, around: Surroundings): Promise<Outcome> {
  await pass(waitMs, around);
  console.log(data);
  return 'delivered';
}
