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

/** An amount, and whether it was rounded to two decimals. */
export interface ReadAmount {
  rounded: number;
  isRounded: boolean;
}

/** So many decimals can part no thousands. */
const DECIMALS = /^(?:\d+[.,]\d{4,}|0[.,]\d{3}|\d{4,}[.,]\d{3})$/;

/** A number as `readNumber` has it, or one with more decimals, as sheets compute them. Undefined for any other text. */
export function readAmount(text: string, delimiter: string): ReadAmount | undefined {
  const number = readNumber(text, delimiter);
  if (number !== undefined) return { rounded: number, isRounded: false };
  if (!DECIMALS.test(text)) return undefined;
  // Sheets store 435 as 434.99999999999994 where a formula made it.
  const meant = Number(Number(text.replace(',', '.')).toPrecision(12));
  const rounded = Math.round(Number((meant * 100).toPrecision(12))) / 100;
  return { rounded, isRounded: rounded !== meant };
}
