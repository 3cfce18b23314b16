import type { UnknownAction } from '@reduxjs/toolkit';

/** First action of Redux DevTools, before those of an imported file. */
const DEVTOOLS_INIT = '@@INIT';

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Validates a state imported by DevTools before a screen reads it.
 * @param needed slices that every state has
 * @throws Error that DevTools shows; the state stays unchanged
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
