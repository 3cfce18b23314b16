export type ScanKey = Pick<
  KeyboardEvent,
  'type' | 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'
> & { preventDefault(): void; stopPropagation(): void };

export interface Scan {
  /** Scanned characters, decoded by the computer's keyboard layout. */
  readonly byKey: string;
  /** Scanned characters, decoded by the US layout, the default of scanners. */
  readonly byCode: string;
  /** Weight read from the barcode of a scale label. */
  readonly grams?: number | undefined;
}

/**
 * Returns the scanned text for messages and searches. Uses the US layout if it gives digits only, otherwise the
 * computer's layout.
 */
export function scannedText({ byKey, byCode }: Scan): string {
  return /^\d+$/.test(byCode) ? byCode : byKey;
}

/** Longest gap between keys of a scanner in ms; Bluetooth scanners need 70. */
const MAX_KEY_GAP_MS = 120;
/** Longest pause within a scan in ms. Allowed once after the first keys, and before Enter or Tab. */
const MAX_PAUSE_MS = 250;
const QUICK_KEYS = 3;
const SHORTEST = 3;
/** Minimum length of a barcode that does not end with Enter or Tab. */
const SHORTEST_UNENDED = 8;

/** GS1 group separator. */
const SEPARATOR = '\u001D';

const MARKS: Readonly<Record<string, string>> = {
  Backquote: '`~',
  Backslash: '\\|',
  BracketLeft: '[{',
  BracketRight: ']}',
  Comma: ',<',
  Equal: '=+',
  Minus: '-_',
  NumpadAdd: '++',
  NumpadDecimal: '..',
  NumpadDivide: '//',
  NumpadMultiply: '**',
  NumpadSubtract: '--',
  Period: '.>',
  Quote: '\'"',
  Semicolon: ';:',
  Slash: '/?',
  Space: '  ',
};
const SHIFTED_DIGITS = ')!@#$%^&*(';

/** Character of a key on a US keyboard; '' if it has none. Ignores Caps Lock. */
function usCharacterOf({ code, shiftKey }: ScanKey): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  const [, pad, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit !== undefined) {
    return pad === 'Digit' && shiftKey ? SHIFTED_DIGITS.charAt(Number(digit)) : digit;
  }
  return MARKS[code]?.charAt(shiftKey ? 1 : 0) ?? '';
}

const isSeparator = ({ code, ctrlKey }: ScanKey) =>
  code === 'F8' || (ctrlKey && code === 'BracketRight');
const isEnding = ({ key }: ScanKey) => key === 'Enter' || key === 'Tab';
const isModifier = ({ key }: ScanKey) =>
  ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'Dead'].includes(key);

/**
 * Detects a barcode scanner by its typing speed. Blocks key events from a scan's second key on, so a scan cannot
 * press the focused button.
 * @param onScan called once per barcode
 * @returns handler of `keydown` and `keyup` events outside of fields
 */
export function createScanReader(onScan: (scan: Scan) => void): (event: ScanKey) => void {
  let byKey = '';
  let byCode = '';
  let quick = 0;
  let hasPaused = false;
  let last = -Infinity;
  let endedAt = -Infinity;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    clearTimeout(silence);
    [byKey, byCode, quick, hasPaused] = ['', '', 0, false];
  }

  function end(timeStamp: number): void {
    const scan = { byKey, byCode };
    begin();
    endedAt = timeStamp;
    onScan(scan);
  }

  // Some devices send no key codes, so use the length of the longer text.
  const length = () => Math.max(byKey.length, byCode.length);

  const keep = (event: ScanKey) => {
    event.preventDefault();
    event.stopPropagation();
  };

  function goesOn(gap: number): boolean {
    if (byCode === '' && byKey === '') return false;
    if (gap <= MAX_KEY_GAP_MS) return true;
    const isForgiven = gap <= MAX_PAUSE_MS && quick >= QUICK_KEYS && !hasPaused;
    hasPaused ||= isForgiven;
    return isForgiven;
  }

  function takeEnding(event: ScanKey, gap: number): void {
    if (event.timeStamp - endedAt <= MAX_PAUSE_MS) keep(event);
    else if (length() >= SHORTEST && gap <= MAX_PAUSE_MS && quick >= QUICK_KEYS - 1) {
      keep(event);
      end(event.timeStamp);
    } else begin();
  }

  function takeSign(event: ScanKey, gap: number): void {
    const isGoingOn = goesOn(gap);
    const separator = isSeparator(event) ? SEPARATOR : '';
    // A leading Space is typed by a person, because no barcode starts with it.
    const isFirst = event.key !== ' ' && separator === '';
    if (!isGoingOn) {
      begin();
      if (!isFirst) return;
    } else quick += 1;
    byKey += separator || (event.key.length === 1 ? event.key : '');
    byCode += separator || usCharacterOf(event);
    if (isGoingOn) keep(event);
    clearTimeout(silence);
    if (length() >= SHORTEST_UNENDED)
      silence = setTimeout(() => end(event.timeStamp), MAX_PAUSE_MS);
  }

  return (event) => {
    if (event.type === 'keyup') {
      if (quick > 0 || event.timeStamp - endedAt <= MAX_PAUSE_MS) keep(event);
      return;
    }
    if (isModifier(event)) {
      if (quick > 0) keep(event);
      return;
    }
    if (!isSeparator(event) && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const gap = event.timeStamp - last;
    last = event.timeStamp;
    if (isEnding(event)) takeEnding(event, gap);
    else if (event.key.length === 1 || isSeparator(event)) takeSign(event, gap);
  };
}
