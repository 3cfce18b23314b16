/**
 * `npm run drill [-- PART OF A NAME]`: injects faults while guests order, and reports lost, duplicate and oversold
 * orders.
 */
import { hasDebianPostgres } from '../server/testing/debianPostgres.ts';
import { FAULTS, loadOf } from './drill/faults.ts';
import { BOUND_MS, findFailures, PROMISED_MS } from './drill/judge.ts';

const ENOUGH = 20;

const [wanted = ''] = process.argv.slice(2);
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
if (faults.length === 0) {
  console.error(`No fault is called so: ${FAULTS.map(({ name }) => name).join('; ')}.`);
  process.exit(1);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

console.log(
  hasDebianPostgres
    ? "PostgreSQL is that of Debian's packages, with fsync."
    : "Debian's PostgreSQL is not here: that of the tests runs without fsync, and its standby is a copied folder.",
);
console.log(
  `An order comes ${seconds(PROMISED_MS)} after the end of a fault; beyond ${seconds(BOUND_MS)} the drill fails.\n`,
);
row(
  'fault',
  'load',
  'acknowledged',
  'lost',
  'doubled',
  'oversold',
  'time to recover',
  'after the end',
);
row(...Array.from({ length: 8 }, () => '---'));
process.setMaxListeners(0);
const complaints: string[] = [];
for (const fault of faults) {
  const { name, without, isSeamless = false, run } = fault;
  if (without !== undefined) {
    row(name, `not tried: ${without}`, '', '', '', '', '', '');
    continue;
  }
  const outcome = await run(ENOUGH);
  const { acknowledged, lost, doubled, oversold, recoveryMs, resumedMs } = outcome;
  const [recovered, resumed] = [seconds(recoveryMs), seconds(resumedMs)];
  row(name, loadOf(fault), acknowledged, lost, doubled, oversold, recovered, resumed);
  complaints.push(...findFailures(outcome, isSeamless).map((one) => `${name}: ${one}`));
}
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);
