import { FAULTS } from './drill/faults.ts';
import { BOUND_MS, complaintsOf, type Outcome } from './drill/judge.ts';

/** Orders before a fault and after it: the drill in short. `npm run drill` has all faults, and more orders. */
const FEW = 4;

const SHORT =
  /^(?:kill -9, 2 workers|PostgreSQL restarts \(fast\) behind|primary killed|slow bodies)/;

// Each server that is started is ended with the process.
process.setMaxListeners(0);

describe('no acknowledged order is lost or doubled, no unit sold twice, and the next order comes, after', () => {
  it.each(FAULTS.filter(({ name }) => SHORT.test(name)))(
    '$name',
    async ({ without, run }) => {
      if (without !== undefined) {
        process.stderr.write(`Not tried: ${without}.\n`);
        return;
      }
      const outcome = await run(FEW);
      expect(outcome.acknowledged).toBeGreaterThan(2 * FEW);
      // The time is judged by `npm run drill`, which has the machine for itself.
      expect(complaintsOf({ ...outcome, resumedMs: 0 }, false)).toEqual([]);
    },
    300_000,
  );
});

describe('the drill fails', () => {
  const well: Outcome = {
    acknowledged: 40,
    lost: 0,
    doubled: 0,
    oversold: 0,
    unmended: 3,
    recoveryMs: 60_000,
    resumedMs: BOUND_MS,
  };

  it.each([
    ['an order that is lost', { lost: 1 }],
    ['an order that is there twice', { doubled: 1 }],
    ['a unit that there was not', { oversold: 1 }],
    ['an order that comes too late', { resumedMs: BOUND_MS + 1 }],
  ])('for %s', (_what, wrong) => {
    expect(complaintsOf({ ...well, ...wrong }, false)).toHaveLength(1);
  });

  it('for calls that failed twice only where nobody may notice the fault', () => {
    expect(complaintsOf(well, false)).toEqual([]);
    expect(complaintsOf(well, true)).toHaveLength(1);
  });
});
