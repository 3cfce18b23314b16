/**
 * A number of at most two decimals, zeros behind them aside: its whole part in thousands or lakhs, or without groups; groups
 * come before plain digits, since "1,250" is one thousand.
 */
const NUMBER =
  /^(?<whole>[1-9]\d{0,2}(?<sign>[.,\s'’])\d{3}(?:\k<sign>\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3}|\d+)(?:(?<point>[.,])(?<decimals>\d{1,2})0*)?$/;

/** One thousand two hundred and fifty to some, one and a quarter to the programs that write three decimals. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The number that a text says, as people of any country write it: "1,250.00", "1.250,00", "1 250,5", "1’250" and "1,25,000".
 * Undefined for any other text, for "1.250", and for "1,250" where a comma may be the decimal sign.
 * @param delimiter of the file: what does not part its columns by commas comes from where they part decimals
 */
export function readNumber(text: string, delimiter = ','): number | undefined {
  const { whole = '', point, decimals = '0' } = NUMBER.exec(text)?.groups ?? {};
  // What parts thousands is no decimal sign as well.
  const isAmbiguous = point !== undefined && whole.includes(point);
  const isUnclear = UNCLEAR.test(text) && (delimiter !== ',' || text.includes('.'));
  if (whole === '' || isAmbiguous || isUnclear) return undefined;
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
}
