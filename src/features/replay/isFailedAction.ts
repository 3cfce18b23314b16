import type { RecordedAction } from '../support/recording.ts';

interface Ended {
  readonly payload?: unknown;
  readonly meta?: {
    readonly condition?: boolean;
    readonly arg?: { readonly endpointName?: string };
  };
}

/** Returns true for the end of a failed call: rejected, refused with an `error`, or answered by 502–504 (`''`). */
export function isFailedAction(action: RecordedAction): boolean {
  const { payload, meta } = action as Ended;
  if (meta?.arg?.endpointName === undefined) return false;
  if (action.type.endsWith('/rejected')) return meta.condition !== true;
  if (!action.type.endsWith('/fulfilled')) return false;
  const { error } = (payload ?? {}) as { readonly error?: unknown };
  return payload === '' || Boolean(error);
}
