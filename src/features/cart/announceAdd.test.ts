import { setupStore } from '../../testing/setupStore.tsx';
import { selectDialog } from '../ui/uiSlice.ts';
import { announceAdd, type AddCaller } from './announceAdd.ts';
import { selectIsMiniCartOpen } from './cartSlice.ts';

const product = { name: 'Red rice', image: '/red-rice.webp' };

async function tell(caller: AddCaller, answer: Parameters<typeof announceAdd>[0]['answer']) {
  const { store } = setupStore({});
  await store.dispatch(announceAdd({ answer, caller, product }));
  const state = store.getState();
  return {
    dialog: selectDialog(state),
    isMiniCartOpen: selectIsMiniCartOpen(state),
    toasts: state.ui.toasts.map(({ kind, content }) => ({ kind, content })),
  };
}

const confirmation = { name: 'cartAdded', product };

describe('addAnswered', () => {
  it('CARTADDED-01 CONFLICT-19 CONFLICT-27 after a card’s add shows toast, mini cart and confirmation', async () => {
    expect(await tell('card', { status: '1' })).toEqual({
      dialog: confirmation,
      isMiniCartOpen: true,
      toasts: [{ kind: 'success', content: { messageId: 'cart.toast.added' } }],
    });
  });

  it('CARTADDED-01 CONFLICT-27 after an add of the quick view shows the confirmation alone', async () => {
    expect(await tell('quickView', { status: '1' })).toEqual({
      dialog: confirmation,
      isMiniCartOpen: false,
      toasts: [],
    });
  });

  it.each([
    ['CONFLICT-07 no answer', undefined],
    ["CONFLICT-08 the status '0'", { status: '0' }],
    ['CONFLICT-08 an error beside the status', { status: '1', error: { option: { '1': 'No' } } }],
  ])('%s shows nothing', async (_title, answer) => {
    expect(await tell('card', answer)).toEqual({
      dialog: null,
      isMiniCartOpen: false,
      toasts: [],
    });
  });

  it('CONFLICT-08 tells a rejection to cards alone', async () => {
    const rejection = { error: 'Only 5 left.' };
    expect((await tell('card', rejection)).toasts).toEqual([
      { kind: 'error', content: { html: 'Only 5 left.' } },
    ]);
    expect((await tell('quickView', rejection)).toasts).toEqual([]);
  });
});
