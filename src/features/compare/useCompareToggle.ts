import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { compareAdded, compareRemoved, MOST_COMPARED, selectComparedIds } from './compareSlice.ts';

/** Whether a product is being compared, and the way to change that; one too many is rejected with a toast. */
export function useCompareToggle(productId: string) {
  const dispatch = useAppDispatch();
  const isCompared = useAppSelector((state) => selectComparedIds(state).includes(productId));
  const isFull = useAppSelector((state) => selectComparedIds(state).length >= MOST_COMPARED);
  const toggle = () => {
    if (isCompared) {
      dispatch(compareRemoved(productId));
    } else if (isFull) {
      const content = { messageId: 'compare.toast.full' };
      dispatch(toastShown({ kind: 'error', content }));
    } else {
      dispatch(compareAdded(productId));
    }
  };
  return { isCompared, toggle };
}
