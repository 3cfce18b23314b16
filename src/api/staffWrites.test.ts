import staffExamples from '../testing/staffExamples.gen.json' with { type: 'json' };
import { setupStaffStore } from '../testing/setupStaffStore.tsx';
import { staffApi } from './staffApi.ts';

type StaffDispatch = ReturnType<typeof setupStaffStore>['store']['dispatch'];

const endpoints = staffApi.endpoints as unknown as Record<
  string,
  { initiate: (arg: object) => Parameters<StaffDispatch>[0] }
>;

const writes = Object.entries(staffExamples).filter(
  ([operation, { method }]) => method.toUpperCase() !== 'GET' && operation !== 'previewImport',
);

describe('staff writes', () => {
  it('covers more than 40 operations', () => {
    expect(writes.length).toBeGreaterThan(40);
  });

  it.each(writes.map(([operation]) => operation))(
    '%s sends an idempotency key of its own',
    async (operation) => {
      const { store, calls } = setupStaffStore({});
      for (let time = 0; time < 2; time += 1) {
        const { [operation]: mutation } = endpoints;
        if (mutation === undefined) throw new Error(`There is no endpoint ${operation}.`);
        await store.dispatch(mutation.initiate({}));
      }
      const keys = calls
        .filter((call) => call.operation === operation)
        .map(({ headers }) => headers.get('Idempotency-Key') ?? '');
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(2);
      for (const key of keys) expect(key).toMatch(/^[\w-]{8,}$/);
    },
  );
});
