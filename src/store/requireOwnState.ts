import type { UnknownAction } from '@reduxjs/toolkit';

/** First action of Redux DevTools, before those of an imported file. */
const DEVTOOLS_INIT = '@@INIT';

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks a state that DevTools imports, before a screen reads it.
 * @param needed names of slices that every state of the app has
 * @throws with a sentence that DevTools shows; the state stays as it is
 */
export function requireOwnState(
  state: object | undefined,
  { type }: UnknownAction,
  needed: readonly string[],
): void {
  if (type !== DEVTOOLS_INIT || state === undefined) return;
  const slices = state as Readonly<Record<string, unknown>>;
  if (!Object.values(slices).every(isRecord) || !needed.every((name) => isRecord(slices[name]))) {
    throw new Error('This file does not hold a state of this shop.');
  }
}
