import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../../components/delivery/deliver.ts';
import type { Endpoint } from '../../components/delivery/leadRequest.ts';
import { createRng } from '../../scripts/random.ts';
import { type Fault, type FaultyService, faults, startFaultyService } from './faultyService.ts';
import { type Browser, type Fields, keptFields, openTab, type Tab } from './visitor.ts';

/** `LEADS=2000 npx vitest run tests/delivery` tries more. */
const leads = Number(process.env.LEADS ?? 150);
const seed = Number(process.env.SEED ?? 1);
const atOnce = 25;
/** The tests’ clock runs this many times as fast: thirty seconds take three quarters of one. */
const scale = 40;

const mishaps = ['none', 'double click', 'offline first', 'goes offline', 'tab reopened'] as const;
type Mishap = (typeof mishaps)[number];
const faultNames = Object.keys(faults) as Fault[];

const plans = new Map<string, Fault[]>();
const figures = new Map<string, number>();
const count = (what: string) => figures.set(what, (figures.get(what) ?? 0) + 1);

let service: FaultyService;
beforeAll(async () => {
  service = await startFaultyService((lead) => plans.get(String(lead.lead)) ?? [], 2000);
});
afterAll(() => service.close());

test(`${leads} leads meet a faulty world: each is stored once, or its visitor knows that it may not be`, async () => {
  const began = performance.now();
  const queue = Array.from({ length: leads }, (_, index) => `lead-${index}`);
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await sendOne(name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  print(performance.now() - began);

  expect(service.unforgiven, 'came again without being asked for').toEqual([]);
  for (const fault of faultNames) expect(service.met.get(fault), fault).toBeGreaterThan(0);
  for (const mishap of mishaps) expect(figures.get(mishap), mishap).toBeGreaterThan(0);
}, 600_000);

/** A visitor who tries again after a failure, and sometimes when the outcome is unknown. */
async function sendOne(name: string): Promise<void> {
  const { next: random, pick } = createRng(`${seed} ${name}`);
  plans.set(name, planFaults(pick, random));
  const browser: Browser = { storage: new Map(), isOnline: true, scale, random };
  const endpoint: Endpoint = { endpoint: service.endpoint, format: pick(['json', 'form']) };
  const fields: Fields = { lead: name, phone: '(815) 555-0199', text: 'Hail & wind, “Ünten”' };
  const copies = () => service.stored.filter(({ lead }) => lead.lead === name);

  let tab = openTab(browser, endpoint);
  tab.outbox.keep(fields);
  const mishap = pick(mishaps);
  count(mishap);
  let outcome = await submitWith(mishap, tab, fields, browser, () => {
    tab = openTab(browser, endpoint);
    return tab;
  });
  /** How often it was sent again although it may have arrived. */
  let chosen = 0;
  for (let tries = 0; outcome !== 'delivered'; tries += 1) {
    count(`told: ${outcome}`);
    expect(tries, `${name} gets through`).toBeLessThan(10);
    expect(keptFields(browser), 'what was typed is kept').toEqual(fields);
    browser.isOnline = true;
    if (outcome !== 'unknown') {
      expect(copies().length, `${name}, told: ${outcome}`).toBeLessThanOrEqual(chosen);
      outcome = await send(tab, fields);
      continue;
    }
    expect(copies().length, `${name}, told: unknown`).toBeLessThanOrEqual(1 + chosen);
    expect(await send(tab, fields), 'nothing is sent without a choice').toBe('unknown');
    if (random() < 0.5) return void count('calls instead');
    chosen += 1;
    service.permit(name);
    outcome = await send(tab, fields, true);
  }
  count('told: delivered');
  expect(keptFields(browser), 'nothing is left to send').toBeUndefined();
  expect(copies()[0]?.lead, `${name} was told to be delivered`).toMatchObject(fields);
  expect(copies().length, `${name}, told: delivered`).toBeLessThanOrEqual(1 + chosen);
  // Anyone who reads two of them can see that they are the same.
  for (const copy of copies()) expect(copy).toEqual(copies()[0]);
}

/** Up to six faults in any order, or the most likely case: a busy service. */
function planFaults(pick: <Item>(items: readonly Item[]) => Item, random: () => number): Fault[] {
  if (random() < 0.15) return ['busy 503', 'busy 429', 'taken'];
  return Array.from({ length: Math.floor(random() * 7) }, () => pick(faultNames));
}

async function submitWith(
  mishap: Mishap,
  tab: Tab,
  fields: Fields,
  browser: Browser,
  reopen: () => Tab,
): Promise<Outcome> {
  const soon = browser.random() * 200;
  if (mishap === 'offline first') browser.isOnline = false;
  if (mishap === 'goes offline') setTimeout(() => (browser.isOnline = false), soon);
  if (mishap === 'double click')
    return (await Promise.all([send(tab, fields), send(tab, fields)]))[1];
  const outcome = send(tab, fields);
  if (mishap !== 'tab reopened') return outcome;
  await new Promise((resolve) => setTimeout(resolve, soon));
  tab.close(browser.random() < 0.5);
  const left = reopen().outbox.left();
  if (!left) return 'delivered';
  if (left.pending) count('asked on return');
  // Otherwise it had ended before: what is left was reported as failed.
  return left.pending === 'unknown' ? 'unknown' : 'failed';
}

const send = ({ outbox }: Tab, fields: Fields, again?: boolean): Promise<Outcome> =>
  outbox.send(fields, () => count('waits'), again);

function print(milliseconds: number): void {
  const rows = [
    ...figures,
    ...[...service.met].map(([what, times]) => [`service: ${what}`, times]),
  ];
  const posts = faultNames.reduce((sum, fault) => sum + (service.met.get(fault) ?? 0), 0);
  const lines = [
    `leads ${leads} (seed ${seed}), posts ${posts}, stored ${service.stored.length}`,
    ...rows.map(([what, times]) => `  ${String(what).padEnd(30)} ${times}`),
    `  in ${(milliseconds / 1000).toFixed(1)} s`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
