/** Whole paise, which the backend counts in, as the contract writes money: rupees with decimals. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Rupees of a request or a file as the nearest whole paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
