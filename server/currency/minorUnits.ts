/**
 * Converts minor units to the decimal amounts of the API. Stored amounts are in minor units: hundredths of the
 * store's currency, such as paise or cents.
 */
export function toDecimal(minor: number): number {
  return minor / 100;
}

export function toMinor(amount: number): number {
  return Math.round(amount * 100);
}

/** True if an amount has at most two decimals. 0.29 * 100 is not 29, so compare the rounded amount converted back. */
export function isWholeMinor(amount: number): boolean {
  return toDecimal(toMinor(amount)) === amount;
}
