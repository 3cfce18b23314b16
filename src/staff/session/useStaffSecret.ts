import { useStaffDispatch } from '../staffHooks.ts';

/** Resolves a reference from an answer to its secret text. */
export function useStaffSecretText(): (reference: string) => string {
  const dispatch = useStaffDispatch();
  return (reference) => dispatch((_dispatch, _getState, { secrets }) => secrets.textOf(reference));
}

/** Stores a password or code in the vault. The returned reference goes into the call instead. */
export function useStaffSecret(): (text: string) => string {
  const dispatch = useStaffDispatch();
  return (text) => dispatch((_dispatch, _getState, { secrets }) => secrets.storeForCall(text));
}
