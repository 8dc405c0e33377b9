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
/** Ten seconds pass in a quarter of one. */
const scale = 40;

const mishaps = ['none', 'double click', 'offline first', 'goes offline', 'tab reopened'] as const;
type Mishap = (typeof mishaps)[number];

const plans = new Map<string, Fault[]>();
const figures = new Map<string, number>();
const count = (what: string) => figures.set(what, (figures.get(what) ?? 0) + 1);

let service: FaultyService;
beforeAll(async () => {
  service = await startFaultyService((lead) => plans.get(String(lead.lead)) ?? [], 2000);
});
afterAll(() => service.close());

test(`${leads} leads meet a faulty world: none is lost, none is stored as two`, async () => {
  const began = performance.now();
  const names = Array.from({ length: leads }, (_, index) => `lead-${index}`);
  const queue = [...names];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await sendOne(name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  print(performance.now() - began);

  const arrived = new Map(service.stored.map(({ id, lead }) => [id, String(lead.lead)]));
  expect([...arrived.values()].sort()).toEqual(names.toSorted());
  for (const fault of faults) expect(service.met.get(fault), fault).toBeGreaterThan(0);
  for (const mishap of mishaps) expect(figures.get(mishap), mishap).toBeGreaterThan(0);
}, 600_000);

/** A visitor who does not give up: everyone who is told of a failure tries again. */
async function sendOne(name: string): Promise<void> {
  const { next: random, pick } = createRng(`${seed} ${name}`);
  plans.set(name, planFaults(pick, random));
  const browser: Browser = { storage: new Map(), isOnline: true, sentAgain: 0, scale, random };
  const endpoint: Endpoint = { endpoint: service.endpoint, format: pick(['json', 'form']) };
  const fields: Fields = { lead: name, phone: '(815) 555-0199', text: 'Hail & wind, “Ünten”' };

  let tab = openTab(browser, endpoint);
  tab.outbox.keep(fields);
  const mishap = pick(mishaps);
  count(mishap);
  let outcome = await submitWith(mishap, tab, fields, browser, () => {
    tab = openTab(browser, endpoint);
    return tab;
  });
  for (let tries = 0; outcome !== 'delivered'; tries += 1) {
    expect(tries, `${name} gets through`).toBeLessThan(10);
    expect(keptFields(browser), 'what was typed is kept').toEqual(fields);
    count(`told: ${outcome}`);
    browser.isOnline = true;
    outcome = await send(tab, fields);
  }
  count('told: delivered');
  expect(keptFields(browser), 'nothing is left to send').toBeUndefined();
  const copies = service.stored.filter(({ lead }) => lead.lead === name);
  expect(copies[0]?.lead, `${name} was told to be delivered`).toMatchObject(fields);
  // What was stored without an answer comes again, by the same id and in the same words.
  for (const copy of copies) expect(copy).toEqual(copies[0]);
  expect(browser.sentAgain, `${name} is not sent once it is known to be taken`).toBe(0);
}

/** Up to six faults in any order, or the one that is asked about most: 500 twice, then 200. */
function planFaults(pick: <Item>(items: readonly Item[]) => Item, random: () => number): Fault[] {
  if (random() < 0.15) return ['broken 500', 'broken 500', 'taken'];
  return Array.from({ length: Math.floor(random() * 7) }, () => pick(faults));
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
  const reopened = reopen();
  const left = reopened.outbox.left();
  if (left?.isPending) return send(reopened, fields);
  // It had ended before: what is left was told to have failed, and goes out with a new press.
  return left ? 'failed' : 'delivered';
}

const send = ({ outbox }: Tab, fields: Fields): Promise<Outcome> =>
  outbox.send(fields, () => count('retries'));

function print(milliseconds: number): void {
  const rows = [
    ...figures,
    ...[...service.met].map(([what, times]) => [`service: ${what}`, times]),
  ];
  const posts = faults.reduce((sum, fault) => sum + (service.met.get(fault) ?? 0), 0);
  const lines = [
    `leads ${leads} (seed ${seed}), posts ${posts}, stored ${service.stored.length}`,
    ...rows.map(([what, times]) => `  ${String(what).padEnd(30)} ${times}`),
    `  in ${(milliseconds / 1000).toFixed(1)} s`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
