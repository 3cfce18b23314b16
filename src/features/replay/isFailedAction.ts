import type { RecordedAction } from '../support/recording.ts';

interface Ended {
  readonly payload?: unknown;
  readonly meta?: {
    readonly condition?: boolean;
    readonly arg?: { readonly endpointName?: string };
  };
}

/** Tells whether an action is the end of a call that failed: refused, or without an answer of a server that is down. */
export function isFailedAction(action: RecordedAction): boolean {
  const { payload, meta } = action as Ended;
  if (meta?.arg?.endpointName === undefined) return false;
  if (action.type.endsWith('/rejected')) return meta.condition !== true;
  return action.type.endsWith('/fulfilled') && payload === '';
}
