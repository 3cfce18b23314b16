/** Numbers of goods (GTIN; GS1 General Specifications): one key of 14 digits for each. */

/** The check digit of digits (weights 3 and 1 from the right, section 7.9). */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

const isChecked = (digits: string) => checkDigitOf(digits.slice(0, -1)) === digits.at(-1);

/** The 12 digits that a UPC-E of 8 stands for. */
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

/** Whether a text has as many digits as a number of goods has. */
export function isNumberLong(text: string): boolean {
  return /^\d+$/.test(text) && LENGTHS.has(text.length);
}

/** Keys that digits may stand for: eight of them as GTIN-8 first, then as UPC-E. None where the check digit is wrong. */
function keysOf(digits: string): string[] {
  if (!isNumberLong(digits) || /^0+$/.test(digits)) return [];
  const plain = isChecked(digits) ? [digits] : [];
  const expanded = /^[01]\d{7}$/.test(digits) ? [expandUpcE(digits)] : [];
  return [...plain, ...expanded.filter(isChecked)].map((number) => number.padStart(14, '0'));
}

/** Spaces and hyphens between digits, as printed on packs, go. */
function withoutGaps(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '');
  return isNumberLong(digits) ? digits : text;
}

/** The key of 14 digits of a product's number; undefined for a text that is none or whose check digit is wrong. */
export function gtinKey(text: string): string | undefined {
  return keysOf(withoutGaps(text.trim()))[0];
}

/** Texts that say that a product has no number. */
const NONE = /^(?:n\/?a|none|null|nil|does not apply|[-–—]|0*)$/i;

/** A product's number as it is stored: without gaps between digits and what spreadsheets put around them. */
export function cleanNumber(text: string): string {
  const undressed = text
    .trim()
    .replace(/^=?["“”„]|^'(?=\d)/, '')
    .replace(/["“”]$/, '')
    .replace(/^(\d+)\.0$/, '$1')
    .trim();
  return NONE.test(undressed) ? '' : withoutGaps(undressed);
}

/** The number of the unit that a case of 14 digits holds; undefined for what is no case. */
export function unitOfCase(key: string): string | undefined {
  if (!/^[1-8]/.test(key)) return undefined;
  const body = `0${key.slice(1, 13)}`;
  return body + checkDigitOf(body);
}

/** Field 01 of a GS1 string, with or without brackets, or of a Digital Link of any host. */
const GS1_NUMBER = /^(?:\(01\)|01)(\d{14})/;
const GROUP_SEPARATOR = '\u001D';
const DIGITAL_LINK = /^https?:\/\/[^?#]*?\/01\/(\d{8,14})(?:[/?#]|$)/i;

/**
 * What a scanned or typed code may stand for, best first: the text itself, then keys of 14 digits.
 * @param text as a scanner sends it, with or without the three signs of its symbology
 */
export function codesOf(text: string): string[] {
  const bare = text.trim().replace(/^\][A-Za-z]\d/, '');
  const fields = bare.startsWith(GROUP_SEPARATOR) ? bare.slice(1) : bare;
  const [, inside] = GS1_NUMBER.exec(fields) ?? DIGITAL_LINK.exec(bare) ?? [];
  const keys = keysOf(inside?.padStart(14, '0') ?? withoutGaps(bare));
  return [...new Set([text.trim(), bare, ...keys])].filter((code) => code !== '');
}

/** Twelve places of a scale's code: digits as they are, dots of the product's number, and in braces the weight or price. */
const SCALE_PATTERN = /^(\d{1,6})(\.+)\{([ND]+)\}$/;

/** Whether a text is a pattern of codes that a scale prints, such as `21.....{NNDDD}`. */
export function isScalePattern(pattern: string): boolean {
  return SCALE_PATTERN.test(pattern) && pattern.replaceAll(/[{}]/g, '').length === 12;
}

/**
 * The number that a weighed or priced pack's product is stored with: zeros in place of the value, and a check digit of its own.
 * Other codes come back as they are.
 * @param patterns of the shop's scales
 */
export function withoutScaleValue(code: string, patterns: readonly string[]): string {
  const digits = withoutGaps(code.trim());
  if (!/^\d{13}$/.test(digits) || !isChecked(digits)) return code;
  for (const pattern of patterns) {
    const [, prefix = '', item = '', value = ''] = SCALE_PATTERN.exec(pattern) ?? [];
    if (prefix === '' || !digits.startsWith(prefix)) continue;
    const body = digits.slice(0, prefix.length + item.length) + '0'.repeat(value.length);
    return body + checkDigitOf(body);
  }
  return code;
}
