export interface ReplayLink {
  readonly code: string;
  readonly step: number;
}

/** Parses a hash like `#code=K7QM-3XPD&step=12`; returns undefined without a code. */
export function readReplayLink(hash: string): ReplayLink | undefined {
  const names = new URLSearchParams(hash.slice(1));
  const code = names.get('code')?.trim();
  const step = Number(names.get('step') ?? 0);
  return code ? { code, step: Number.isInteger(step) ? step : 0 } : undefined;
}

export function showReplayLink({ code, step }: ReplayLink): void {
  const hash = new URLSearchParams({ code, step: String(step) }).toString();
  window.history.replaceState(window.history.state, '', `#${hash}`);
}

export function hideReplayLink(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
