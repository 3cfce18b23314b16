/**
 * Nearest-rank quantile.
 * @param share from 0 to 1
 * @throws if there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  const rank = Math.max(0, Math.ceil(share * values.length) - 1);
  const value = values.toSorted((a, b) => a - b)[rank];
  if (value === undefined) throw new Error('There is nothing to take a quantile of.');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function round(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals));
}

export function kib(bytes: number): number {
  return round(bytes / 1024, 1);
}

export function mib(bytes: number): number {
  return round(bytes / 1024 / 1024);
}
