/** Whole paise, which the backend counts in, as the contract writes money: rupees with decimals. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Rupees of a request or a file as the nearest whole paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Whether rupees have no more than two decimals. 0.29 * 100 is not 29, so that the rounded paise have to lead back to the very number. */
export function isWholePaise(rupees: number): boolean {
  return toRupees(toPaise(rupees)) === rupees;
}
