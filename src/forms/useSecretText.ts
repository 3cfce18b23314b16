import { useAppDispatch } from '../store/hooks.ts';

/** Gives the words that an answer holds a reference to, because nobody can read them twice. */
export function useSecretText(): (reference: string) => string {
  const dispatch = useAppDispatch();
  return (reference) => dispatch((_dispatch, _getState, { secrets }) => secrets.textOf(reference));
}
