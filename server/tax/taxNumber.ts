import { isGstStateCode } from './gst.ts';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Patterns of a GSTIN. Excludes C and D as 14th character: these registrations only collect or deduct tax. */
const GSTIN_PATTERNS = [
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$/,
  // Government department.
  /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[0-9A-Z]$/,
  // United Nations body or embassy, non-resident, online service from abroad.
  /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
  /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/,
];

/** Former codes of Daman (25) and Andhra Pradesh (28), other territory (97), online services (99). */
const OTHER_STATE_CODES = new Set(['25', '28', '97', '99']);

/** Matches GSTINs that begin with a year or number instead of a state code. */
const STATELESS = /^\d{4}[A-Z]{3}\d{5}(?:[UO]N|NR|OS)/;

function checkSign(number: string): string | undefined {
  let sum = 0;
  for (const [at, sign] of [...number].slice(0, 14).entries()) {
    const product = SIGNS.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return SIGNS[(36 - (sum % 36)) % 36];
}

function isGstin(number: string): boolean {
  const state = number.slice(0, 2);
  const isState = isGstStateCode(state) || OTHER_STATE_CODES.has(state) || STATELESS.test(number);
  return (
    GSTIN_PATTERNS.some((pattern) => pattern.test(number)) &&
    isState &&
    checkSign(number) === number[14]
  );
}

/**
 * Normalizes a tax number as typed.
 * @returns undefined if the format is invalid. A GSTIN also needs a known state code and a correct check character.
 */
export function cleanTaxNumber(text: string, countryId: string): string | undefined {
  const number = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');
  if (countryId === 'IN') return isGstin(number) ? number : undefined;
  return /^[0-9A-Z]{4,20}$/.test(number) ? number : undefined;
}

/** Returns the state code of a GSTIN; undefined if the GSTIN has no current state code. */
export function stateOfGstin(number: string): string | undefined {
  const state = number.slice(0, 2);
  return isGstStateCode(state) && !STATELESS.test(number) ? state : undefined;
}
