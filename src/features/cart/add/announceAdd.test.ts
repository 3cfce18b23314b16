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
  it('shows toast, mini cart and confirmation after a card’s add [CARTADDED-01, CONFLICT-19]', async () => {
    expect(await tell('card', { status: '1' })).toEqual([
      toast('success', { messageId: 'cart.toast.added' }),
      miniCartOpened(),
      confirmed,
    ]);
  });

  it('shows only the confirmation after an add of the quick view [CARTADDED-01, CONFLICT-27]', async () => {
    expect(await tell('quickView', { status: '1' })).toEqual([confirmed]);
  });

  it.each([
    ['no answer [CONFLICT-07]', undefined],
    ["the status '0' [CONFLICT-08]", { status: '0' }],
    ['an error beside the status [CONFLICT-08]', { status: '1', error: { option: { '1': 'No' } } }],
  ])('%s shows nothing', async (_title, answer) => {
    expect(await tell('card', answer)).toEqual([]);
  });

  it('shows a rejection to cards only [CONFLICT-08]', async () => {
    const rejection = { error: 'Only 5 left.' };
    expect(await tell('card', rejection)).toEqual([toast('error', { html: 'Only 5 left.' })]);
    expect(await tell('quickView', rejection)).toEqual([]);
  });
});
