import { FAULTS } from './drill/faults.ts';

/** Orders before a fault and after it: the drill in short. `npm run drill` has all faults, and more orders. */
const FEW = 4;

const SHORT = /^(?:kill -9, 2 workers|PostgreSQL restarts \(fast\) behind|primary killed)/;

describe('no acknowledged order is lost, and the next one comes, after', () => {
  it.each(FAULTS.filter(({ name }) => SHORT.test(name)))(
    '$name',
    async ({ without, run }) => {
      if (without !== undefined) {
        process.stderr.write(`Not tried: ${without}.\n`);
        return;
      }
      const { acknowledged, lost } = await run(FEW);
      expect(acknowledged).toBeGreaterThan(2 * FEW);
      expect(lost).toBe(0);
    },
    300_000,
  );
});
