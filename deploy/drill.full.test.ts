import { FAULTS } from './drill/faults.ts';
import { BOUND_MS, findFailures, type Outcome } from './drill/judge.ts';

const FEW = 4;

const SHORT =
  /^(?:kill -9, 2 workers|PostgreSQL restarts \(fast\) behind|primary killed|slow bodies)/;

// Each running server adds an exit listener to the process, so lift the warning limit.
process.setMaxListeners(0);

describe('keeps every acknowledged order exactly once, oversells nothing, and accepts orders after', () => {
  it.each(FAULTS.filter(({ name }) => SHORT.test(name)))(
    '$name',
    async ({ without, run }) => {
      if (without !== undefined) {
        process.stderr.write(`Not tried: ${without}.\n`);
        return;
      }
      const outcome = await run(FEW);
      expect(outcome.acknowledged).toBeGreaterThan(2 * FEW);
      // Ignore the recovery time here: only `npm run drill` has the machine to itself.
      expect(findFailures({ ...outcome, resumedMs: 0 }, false)).toEqual([]);
    },
    300_000,
  );
});

describe('drill', () => {
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
  ])('fails for %s', (_what, wrong) => {
    expect(findFailures({ ...well, ...wrong }, false)).toHaveLength(1);
  });

  it('fails for calls that failed twice only if the fault should be seamless', () => {
    expect(findFailures(well, false)).toEqual([]);
    expect(findFailures(well, true)).toHaveLength(1);
  });
});
