import type { RecordedAction } from '../recording.ts';

const LONGEST = 80;

interface CallMeta {
  readonly arg?: { readonly endpointName?: unknown; readonly originalArgs?: unknown };
}

/** Something short that tells a value from others; '' where there is nothing to tell. */
function brief(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** What an action is about, in a line: the call and its arguments, the path, or what it carries. May be empty. */
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
