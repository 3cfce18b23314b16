/**
 * The backend's unit is the hundredth of the store's currency, named after the default currency, the rupee: paise.
 * Converts it to the contract's decimals.
 */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Rounds an amount to the nearest whole paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** True if rupees have at most two decimals. 0.29 * 100 is not 29, so compare the rounded paise converted back. */
export function isWholePaise(rupees: number): boolean {
  return toRupees(toPaise(rupees)) === rupees;
}
