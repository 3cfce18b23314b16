/** Paise as the contract writes money: rupees as a decimal number. */
export function rupees(paise: number): number {
  return paise / 100;
}
