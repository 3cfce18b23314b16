const MINUTE_MS = 60_000;

/** Formats milliseconds as `1:02.3`: minutes, seconds, tenths. */
export function timeText(ms: number): string {
  // Round before the minutes are split off, so that 59.96 s is not 0:60.0.
  const rounded = Math.round(ms / 100) * 100;
  const seconds = (rounded % MINUTE_MS) / 1000;
  return `${Math.floor(rounded / MINUTE_MS)}:${seconds.toFixed(1).padStart(4, '0')}`;
}
