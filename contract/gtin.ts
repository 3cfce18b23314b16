import { isNonePlaceholder } from './isNonePlaceholder.ts';

/** Returns the check digit for digits without one (GS1 General Specifications 7.9: weights 3 and 1 from the right). */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

const isChecked = (digits: string) => checkDigitOf(digits.slice(0, -1)) === digits.at(-1);

function expandUpcE(digits: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = digits;
  const body =
    last <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  return `${system}${body}${check}`;
}

const LENGTHS = new Set([8, 12, 13, 14]);

export function hasGtinLength(text: string): boolean {
  return /^\d+$/.test(text) && LENGTHS.has(text.length);
}

function keysOf(digits: string): string[] {
  if (!hasGtinLength(digits) || /^0+$/.test(digits)) return [];
  const plain = isChecked(digits) ? [digits] : [];
  const expanded = /^[01]\d{7}$/.test(digits) ? [expandUpcE(digits)] : [];
  return [...plain, ...expanded.filter(isChecked)].map((number) => number.padStart(14, '0'));
}

function withoutGaps(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '');
  return hasGtinLength(digits) ? digits : text;
}

export function gtinKey(text: string): string | undefined {
  return keysOf(withoutGaps(text.trim()))[0];
}

/**
 * Cleans a typed or imported barcode: removes gaps between digits, spreadsheet quotes and a trailing `.0`. Returns
 * '' for a placeholder such as "N/A".
 */
export function cleanNumber(text: string): string {
  const undressed = text
    .trim()
    .replace(/^=?["“”„]|^'(?=\d)/, '')
    .replace(/["“”]$/, '')
    .replace(/^(\d+)\.0$/, '$1')
    .trim();
  return isNonePlaceholder(undressed) ? '' : withoutGaps(undressed);
}

/**
 * Returns the key of the unit inside a case. Keys of cases begin with the indicator 1 to 8; returns undefined for
 * others.
 */
export function unitOfCase(key: string): string | undefined {
  if (!/^[1-8]/.test(key)) return undefined;
  const body = `0${key.slice(1, 13)}`;
  return body + checkDigitOf(body);
}

/** GTIN (application identifier 01) at the start of a GS1 string, with or without brackets. */
const GS1_NUMBER = /^(?:\(01\)|01)(\d{14})/;
const GROUP_SEPARATOR = '\u001D';
const DIGITAL_LINK = /^https?:\/\/[^?#]*?\/01\/(\d{8,14})(?:[/?#]|$)/i;

/**
 * Returns candidates for a scanned or typed barcode, best first: the text itself, then keys of 14 digits.
 * @param text with or without the scanner's symbology prefix of three characters
 */
export function codeCandidates(text: string): string[] {
  const bare = text.trim().replace(/^\][A-Za-z]\d/, '');
  const fields = bare.startsWith(GROUP_SEPARATOR) ? bare.slice(1) : bare;
  const [, inside] = GS1_NUMBER.exec(fields) ?? DIGITAL_LINK.exec(bare) ?? [];
  const keys = keysOf(inside?.padStart(14, '0') ?? withoutGaps(bare));
  return [...new Set([text.trim(), bare, ...keys])].filter((code) => code !== '');
}

/** Pattern of scale barcodes: fixed digits, dots for the product, and weight or price in braces. */
const SCALE_PATTERN = /^(\d{1,6})(\.+)\{([ND]+)\}$/;

/** True if the text is a scale pattern of 12 digits without the check digit, such as `21.....{NNDDD}`. */
export function isScalePattern(pattern: string): boolean {
  return SCALE_PATTERN.test(pattern) && pattern.replaceAll(/[{}]/g, '').length === 12;
}

export interface ScaleCode {
  /** Barcode with the weight or price set to zero, and its check digit. */
  code: string;
  /** Weight in the barcode; absent if it contains a price. */
  grams?: number;
}

/**
 * Splits a scale barcode into its product's barcode and the weight. Returns other barcodes unchanged.
 * @param patterns scale patterns of the shop; `DDD` marks a weight in kilograms, other values are prices
 */
export function readScaleCode(code: string, patterns: readonly string[]): ScaleCode {
  const digits = withoutGaps(code.trim());
  if (!/^\d{13}$/.test(digits) || !isChecked(digits)) return { code };
  for (const pattern of patterns) {
    const [, prefix = '', item = '', value = ''] = SCALE_PATTERN.exec(pattern) ?? [];
    if (prefix === '' || !digits.startsWith(prefix)) continue;
    const start = prefix.length + item.length;
    const body = digits.slice(0, start) + '0'.repeat(value.length);
    return {
      code: body + checkDigitOf(body),
      ...(/^N*DDD$/.test(value) && { grams: Number(digits.slice(start, start + value.length)) }),
    };
  }
  return { code };
}

/** Keys that GS1 reserves for use within a shop: GTIN-13 from 02, 04 and 20 to 29, GTIN-8 from 0 and 2. */
const INTERNAL = /^(?:0(?:02|04|2)|000000[02])/;

/** True for a GTIN that identifies a product worldwide, not only within one shop. */
export function isTradeNumber(barcode: string): boolean {
  const key = gtinKey(barcode);
  return key !== undefined && !INTERNAL.test(key);
}
