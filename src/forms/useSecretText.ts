import { useAppDispatch } from '../store/hooks.ts';

/** Returns a function that resolves the vault reference of a secret in a response. */
export function useSecretText(): (reference: string) => string {
  const dispatch = useAppDispatch();
  return (reference) => dispatch((_dispatch, _getState, { secrets }) => secrets.textOf(reference));
}
