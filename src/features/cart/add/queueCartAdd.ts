import type { CartAddForm } from '../../../api/endpoints.gen.ts';
import type { AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { queuedCartAddsRead } from '../cartSlice.ts';
import { storeQueuedCartAdd, readQueuedCartAdds } from './offlineQueue.ts';

interface CartAddToQueue {
  readonly key: string;
  readonly form: CartAddForm;
  /** Name of the product */
  readonly name: string;
}

/** Lets an add wait for the network and says so. The same add waits once, however often it is asked for meanwhile. */
export const queueCartAdd =
  ({ key, form, name }: CartAddToQueue): AppThunk =>
  (dispatch, _getState, { isPast }) => {
    if (isPast()) return;
    const isSame = (other: CartAddForm) => JSON.stringify(other) === JSON.stringify(form);
    if (!readQueuedCartAdds().some((waiting) => isSame(waiting.form))) {
      storeQueuedCartAdd({ key, form, name, since: Date.now() });
    }
    dispatch(queuedCartAddsRead(readQueuedCartAdds()));
    const content = { messageId: 'cart.queued.toast', values: { name } };
    dispatch(toastShown({ kind: 'success', content }));
  };
