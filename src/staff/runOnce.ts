import type { StaffThunk } from './staffStore.ts';

/** Runs a thunk. If a run with the same name is in progress in this store, returns the result of that run. */
export function runOnce<Result>(
  name: string,
  run: () => StaffThunk<Promise<Result>>,
): StaffThunk<Promise<Result>> {
  return (dispatch, _getState, { running }) => {
    const joined = running.get(name) as Promise<Result> | undefined;
    if (joined) return joined;
    const begun = dispatch(run()).finally(() => running.delete(name));
    running.set(name, begun);
    return begun;
  };
}
