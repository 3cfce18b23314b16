import type { RecordedAction } from '../recording.ts';

const LONGEST = 80;

interface CallMeta {
  readonly arg?: { readonly endpointName?: unknown; readonly originalArgs?: unknown };
}

function brief(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/**
 * Summarizes an action in one line: the call with its arguments, the path or the payload. Returns '' without any of
 * these.
 */
export function stepSummary({ meta, payload }: RecordedAction): string {
  const { arg } = (meta ?? {}) as CallMeta;
  if (typeof arg?.endpointName === 'string') {
    return [arg.endpointName, brief(arg.originalArgs)].filter(Boolean).join(' ');
  }
  if (typeof payload === 'object' && payload !== null && 'pathname' in payload) {
    const { pathname, search } = payload as { pathname: unknown; search?: unknown };
    return brief(pathname) + brief(search);
  }
  return brief(payload);
}
