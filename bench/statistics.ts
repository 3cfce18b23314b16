/**
 * The value that the given share of values does not exceed, by the nearest rank.
 * @param share from 0 to 1
 * @throws when there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  const rank = Math.max(0, Math.ceil(share * values.length) - 1);
  const value = values.toSorted((a, b) => a - b)[rank];
  if (value === undefined) throw new Error('There is nothing to take a quantile of.');
  return value;
}

/** The middle value; of an even number of values the lower of the two. @throws when there are none */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Rounds to a number of decimals. */
export function round(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals));
}

/** Bytes as KiB with one decimal. */
export function kib(bytes: number): number {
  return round(bytes / 1024, 1);
}

/** Bytes as whole MiB. */
export function mib(bytes: number): number {
  return round(bytes / 1024 / 1024);
}
