import type { CartAddForm } from '../../../api/endpoints.gen.ts';
import type { AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { queuedCartAddsRead } from '../cartSlice.ts';
import { storeQueuedCartAdd, readQueuedCartAdds } from './offlineQueue.ts';

interface CartAddToQueue {
  readonly key: string;
  readonly form: CartAddForm;
  readonly name: string;
}

/** Queues an add until the browser is online, and shows a toast. Identical adds are queued only once. */
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
