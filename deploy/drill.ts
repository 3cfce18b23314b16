/** `npm run drill [-- PART OF A NAME]`: has faults happen to a shop that is ordered from, and tells what was lost. */
import { FAULTS } from './drill/faults.ts';

/** How many orders come before a fault and after it. */
const ENOUGH = 20;

const [wanted = ''] = process.argv.slice(2);
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
if (faults.length === 0) {
  console.error(`No fault is called so: ${FAULTS.map(({ name }) => name).join('; ')}.`);
  process.exit(1);
}

console.log(
  '| fault | load | acknowledged | lost | time to recover |\n| --- | --- | --- | --- | --- |',
);
// Each server that is started is ended with the process.
process.setMaxListeners(0);
let hasLost = false;
for (const { name, without, run } of faults) {
  if (without !== undefined) {
    console.log(`| ${name} | not tried: ${without} | | | |`);
    continue;
  }
  const { acknowledged, lost, recoveryMs } = await run(ENOUGH);
  hasLost ||= lost > 0;
  const seconds = (recoveryMs / 1000).toFixed(1);
  console.log(`| ${name} | 4 guests | ${acknowledged} | ${lost} | ${seconds} s |`);
}
// Processes of the faults may take a while to be gone.
process.exit(hasLost ? 1 : 0);
