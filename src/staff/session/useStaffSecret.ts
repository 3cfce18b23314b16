import { useStaffDispatch } from '../staffHooks.ts';

/** Gives a password or code to the vault; the returned reference goes into the call in its place. */
export function useStaffSecret(): (text: string) => string {
  const dispatch = useStaffDispatch();
  return (text) => dispatch((_dispatch, _getState, { secrets }) => secrets.storeForCall(text));
}
