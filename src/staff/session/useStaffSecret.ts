import { useStaffDispatch } from '../staffHooks.ts';

/** Returns a function that resolves a vault reference from a response to its secret text. */
export function useStaffSecretText(): (reference: string) => string {
  const dispatch = useStaffDispatch();
  return (reference) => dispatch((_dispatch, _getState, { secrets }) => secrets.textOf(reference));
}

/**
 * Returns a function that stores a password or code in the vault. API calls get the returned reference instead of
 * the secret.
 */
export function useStaffSecret(): (text: string) => string {
  const dispatch = useStaffDispatch();
  return (text) => dispatch((_dispatch, _getState, { secrets }) => secrets.storeForCall(text));
}
