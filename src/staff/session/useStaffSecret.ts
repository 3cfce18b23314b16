import { useStaffDispatch } from '../staffHooks.ts';

export function useStaffSecretText(): (reference: string) => string {
  const dispatch = useStaffDispatch();
  return (reference) => dispatch((_dispatch, _getState, { secrets }) => secrets.textOf(reference));
}

export function useStaffSecret(): (text: string) => string {
  const dispatch = useStaffDispatch();
  return (text) => dispatch((_dispatch, _getState, { secrets }) => secrets.storeForCall(text));
}
