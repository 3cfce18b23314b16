import { useAppDispatch } from '../store/hooks.ts';

/** Returns a function that stores a secret in the vault. Requests carry the returned reference instead. */
export function useStoreSecret(): (text: string) => string {
  const dispatch = useAppDispatch();
  return (text) => dispatch((_dispatch, _getState, { secrets }) => secrets.storeForCall(text));
}
