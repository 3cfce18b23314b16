const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A digit of any script as the ASCII one: Unicode has each script's ten in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** A text with its digits, of whatever script, as ASCII ones. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, plainDigit);
}
