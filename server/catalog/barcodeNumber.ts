/** Whether digits of a barcode end in the check digit of GS1 (weights 3 and 1 from the right; GS1 General Specifications 7.9). */
export function isBarcodeNumber(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
