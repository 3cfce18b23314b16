import type { UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore as mockStore } from 'redux-mock-store';
import { thunk } from 'redux-thunk';
import type { AppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { addConfirmed } from './addConfirmation.ts';
import { announceAdd, type AddCaller } from './announceAdd.ts';
import { readCartAdd } from './cartAddResult.ts';
import { miniCartOpened } from '../cartSlice.ts';

const product = { name: 'Red rice', image: '/red-rice.webp' };
const confirmed = addConfirmed(product);

/** The actions that tell of an answer. */
async function tell(caller: AddCaller, answer: Parameters<typeof readCartAdd>[0]) {
  // oxlint-disable-next-line typescript/no-deprecated -- no state is asked for; its types are of Redux 4
  const store = mockStore<object, AppDispatch>([thunk as never])();
  await store.dispatch(announceAdd({ result: readCartAdd(answer), caller, product }));
  return store.getActions() as UnknownAction[];
}

const toast = (kind: 'success' | 'error', content: object) => ({
  type: toastShown.type,
  payload: { id: expect.any(String), kind, content },
});

describe('announceAdd', () => {
  it('CARTADDED-01 CONFLICT-19 CONFLICT-27 after a card’s add shows toast, mini cart and confirmation', async () => {
    expect(await tell('card', { status: '1' })).toEqual([
      toast('success', { messageId: 'cart.toast.added' }),
      miniCartOpened(),
      confirmed,
    ]);
  });

  it('CARTADDED-01 CONFLICT-27 after an add of the quick view shows the confirmation alone', async () => {
    expect(await tell('quickView', { status: '1' })).toEqual([confirmed]);
  });

  it.each([
    ['CONFLICT-07 no answer', undefined],
    ["CONFLICT-08 the status '0'", { status: '0' }],
    ['CONFLICT-08 an error beside the status', { status: '1', error: { option: { '1': 'No' } } }],
  ])('%s shows nothing', async (_title, answer) => {
    expect(await tell('card', answer)).toEqual([]);
  });

  it('CONFLICT-08 tells a rejection to cards alone', async () => {
    const rejection = { error: 'Only 5 left.' };
    expect(await tell('card', rejection)).toEqual([toast('error', { html: 'Only 5 left.' })]);
    expect(await tell('quickView', rejection)).toEqual([]);
  });
});
