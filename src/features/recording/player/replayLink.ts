/** Step of a recording in the hash of the replay page's URL. */
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

/** Puts a step into the address bar without a history entry. */
export function showReplayLink({ code, step }: ReplayLink): void {
  const hash = new URLSearchParams({ code, step: String(step) }).toString();
  window.history.replaceState(window.history.state, '', `#${hash}`);
}

/** Removes the step from the address bar. */
export function hideReplayLink(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
