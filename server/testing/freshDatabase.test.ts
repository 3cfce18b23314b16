import { freshDatabase } from './freshDatabase.ts';

describe('freshDatabase', () => {
  it('is migrated, empty and separate for each caller', async () => {
    const first = await freshDatabase();
    const second = await freshDatabase();
    await first
      .insertInto('currency')
      .values({ code: 'INR', symbol: '₹', value: 1, decimal: 2 })
      .execute();
    expect(await first.selectFrom('currency').selectAll().execute()).toEqual([
      {
        code: 'INR',
        symbol: '₹',
        value: '1',
        decimal: 2,
        position: 0,
        is_active: true,
        is_store: false,
      },
    ]);
    expect(await second.selectFrom('currency').selectAll().execute()).toEqual([]);
    await first.destroy();
    await second.destroy();
  });
});
