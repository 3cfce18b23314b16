import { useStaffDispatch } from '../staffHooks.ts';

/** Gives the words that an answer holds a reference to. */
export function useStaffSecretText(): (reference: string) => string {
  const dispatch = useStaffDispatch();
  return (reference) => dispatch((_dispatch, _getState, { secrets }) => secrets.textOf(reference));
}

/** Gives a password or code to the vault; the returned reference goes into the call in its place. */
export function useStaffSecret(): (text: string) => string {
  const dispatch = useStaffDispatch();
  return (text) => dispatch((_dispatch, _getState, { secrets }) => secrets.storeForCall(text));
}
