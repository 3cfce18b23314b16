/** A step of a recording, as the hash of the replay page's URL names it. */
export interface ReplayLink {
  /** Code of the report */
  readonly code: string;
  readonly step: number;
}

/** Reads a hash such as `#code=K7QM-3XPD&step=12`; undefined for others. */
export function readReplayLink(hash: string): ReplayLink | undefined {
  const names = new URLSearchParams(hash.slice(1));
  const code = names.get('code')?.trim();
  const step = Number(names.get('step') ?? 0);
  return code ? { code, step: Number.isInteger(step) ? step : 0 } : undefined;
}

/** Puts a step into the address bar, without a new entry. */
export function showReplayLink({ code, step }: ReplayLink): void {
  const hash = new URLSearchParams({ code, step: String(step) }).toString();
  window.history.replaceState(window.history.state, '', `#${hash}`);
}

/** Takes the step out of the address bar. */
export function hideReplayLink(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
