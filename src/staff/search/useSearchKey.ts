import { useEffect } from 'react';
import { selectSignInStep } from '../session/staffSessionSlice.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';
import { isSearchKey } from './searchKey.ts';

export function useSearchKey(): void {
  const dispatch = useStaffDispatch();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      dispatch((_dispatch, getState) => {
        const isSigningIn = selectSignInStep(getState()) !== null;
        if (!isSigningIn && selectDialog(getState()) === null)
          dispatch(dialogOpened({ name: 'search' }));
      });
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [dispatch]);
}
