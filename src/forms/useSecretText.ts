import { useAppDispatch } from '../store/hooks.ts';

/** Returns a function that resolves a secret's reference in a response. The secret can be read once only. */
export function useSecretText(): (reference: string) => string {
  const dispatch = useAppDispatch();
  return (reference) => dispatch((_dispatch, _getState, { secrets }) => secrets.textOf(reference));
}
