const MINUTE_MS = 60_000;

/** Formats milliseconds as `1:02.3`: minutes, seconds, tenths. */
export function timeText(ms: number): string {
  const seconds = (ms % MINUTE_MS) / 1000;
  return `${Math.floor(ms / MINUTE_MS)}:${seconds.toFixed(1).padStart(4, '0')}`;
}
