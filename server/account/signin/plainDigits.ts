const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, plainDigit);
}
