/**
 * Matches a number with at most two decimals, not counting trailing zeros. Its integer part may be grouped by
 * thousands or lakhs. The pattern tries groups before decimals, because "1,250" means 1250.
 */
const NUMBER =
  /^(?<whole>[1-9]\d{0,2}(?<sign>[.,\s'’])\d{3}(?:\k<sign>\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3}|\d+)(?:(?<point>[.,])(?<decimals>\d{1,2})0*)?$/;

/** Matches ambiguous numbers: "1.250" may be 1250 with a thousands separator or 1.25 with three decimals. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads numbers in the formats of many countries: "1,250.00", "1.250,00", "1 250,5", "1’250" and "1,25,000".
 * Returns undefined for other texts and for the ambiguous "1.250".
 * @param delimiter of the file; if it is not a comma, "1,250" is ambiguous too
 */
export function readNumber(text: string, delimiter = ','): number | undefined {
  const { whole = '', point, decimals = '0' } = NUMBER.exec(text)?.groups ?? {};
  const isAmbiguous = point !== undefined && whole.includes(point);
  const isUnclear = UNCLEAR.test(text) && (delimiter !== ',' || text.includes('.'));
  if (whole === '' || isAmbiguous || isUnclear) return undefined;
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
}

const DECIMALS = /^(?:\d+[.,]\d{4,}|0[.,]\d{3}|\d{4,}[.,]\d{3})$/;

/** Reads a number like `readNumber`, but also accepts more than two decimals if they are unambiguous. */
export function readDecimal(text: string, delimiter: string): number | undefined {
  const number = readNumber(text, delimiter);
  if (number !== undefined || !DECIMALS.test(text)) return number;
  // A spreadsheet formula may yield 434.99999999999994 for 435, so round to 12 significant digits.
  return Number(Number(text.replace(',', '.')).toPrecision(12));
}

export interface ReadAmount {
  rounded: number;
  isRounded: boolean;
}

export function readAmount(text: string, delimiter: string): ReadAmount | undefined {
  const meant = readDecimal(text, delimiter);
  if (meant === undefined) return undefined;
  const rounded = Math.round(Number((meant * 100).toPrecision(12))) / 100;
  return { rounded, isRounded: rounded !== meant };
}
