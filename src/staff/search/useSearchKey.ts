import { useEffect } from 'react';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';

/** Opens the search with Ctrl+K or Cmd+K, unless another dialog is open. */
export function useSearchKey(): void {
  const dispatch = useStaffDispatch();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      dispatch((_dispatch, getState) => {
        if (selectDialog(getState()) === null) dispatch(dialogOpened({ name: 'search' }));
      });
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [dispatch]);
}
