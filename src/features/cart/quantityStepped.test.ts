import { api } from '../../api/api.ts';
import { lineOf } from '../../testing/catalogData.ts';
import { makeSurroundings } from '../../testing/makeSurroundings.tsx';
import { quantityStepped, type Direction } from './quantityStepped.ts';

async function step(quantity: number, direction?: Direction, answer: object = { status: 1 }) {
  const { store, calls } = makeSurroundings({ answers: { editCartLine: answer } });
  await store.dispatch(api.endpoints.getCart.initiate());
  await store.dispatch(quantityStepped(lineOf({ quantity }), direction));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const edit = calls.find(({ operation }) => operation === 'editCartLine');
  return {
    form: edit && Object.fromEntries(edit.form),
    reads: calls.filter(({ operation }) => operation === 'getCart').length,
  };
}

describe('quantityStepped', () => {
  it("MINICART-36 MINICART-38 API-11 'inc' sends the quantity plus 1", async () => {
    expect((await step(2, 'inc')).form).toEqual({ key: '7', quantity: '3' });
  });

  it("MINICART-36 MINICART-39 'dec' sends the quantity minus 1", async () => {
    expect((await step(2, 'dec')).form).toEqual({ key: '7', quantity: '1' });
  });

  it("MINICART-37 takes 'inc' when no direction is given", async () => {
    expect((await step(2)).form).toEqual({ key: '7', quantity: '3' });
  });

  it('MINICART-41 OPEN-27 sends nothing below 1', async () => {
    expect(await step(1, 'dec')).toEqual({ form: undefined, reads: 1 });
  });

  it('MINICART-40 reads the cart again after success', async () => {
    expect((await step(2)).reads).toBe(2);
  });

  it('ERRORS-09 reads nothing again after another status', async () => {
    expect((await step(2, 'inc', { status: 0 })).reads).toBe(1);
  });
});
