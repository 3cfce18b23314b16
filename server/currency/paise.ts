/** Converts whole paise, the backend's unit, to the contract's decimal rupees. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Rounds rupees to the nearest whole paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** True if rupees have at most two decimals. 0.29 * 100 is not 29, so compare the rounded paise converted back. */
export function isWholePaise(rupees: number): boolean {
  return toRupees(toPaise(rupees)) === rupees;
}
