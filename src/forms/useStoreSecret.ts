import { useAppDispatch } from '../store/hooks.ts';

/** Gives a password or code to the vault; the returned reference goes into the call in its place. */
export function useStoreSecret(): (text: string) => string {
  const dispatch = useAppDispatch();
  return (text) => dispatch((_dispatch, _getState, { secrets }) => secrets.storeForCall(text));
}
