/** The part of a keyboard event that tells a scanner's keys. */
export type ScanKey = Pick<
  KeyboardEvent,
  'type' | 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'
> & { preventDefault(): void; stopPropagation(): void };

/** What a scanner has typed. */
export interface Scan {
  /** As the computer's keyboard has it. */
  readonly byKey: string;
  /** As a US keyboard has it, which scanners believe to be: the computer's may be another. */
  readonly byCode: string;
}

/** A code as it is told and searched: digits where either reading has them alone, else as the keyboard has it. */
export function scannedText({ byKey, byCode }: Scan): string {
  return /^\d+$/.test(byCode) ? byCode : byKey;
}

/** From one key of a scanner to the next, in milliseconds; those on Bluetooth take 70. */
const QUICK_MS = 120;
/** Once, between two keys of a code whose first ones came quickly, and for an Enter behind it. */
const PATIENT_MS = 250;
const QUICK_KEYS = 3;
const SHORTEST = 3;
/** Of a code that no key ends. */
const SHORTEST_UNENDED = 8;

/** Between the parts of a code of GS1. */
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

/** The sign of a key of a US keyboard; '' for a key without one. Caps Lock changes nothing. */
function signOf({ code, shiftKey }: ScanKey): string {
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
 * Tells the keys of a barcode scanner from a person's by their speed. From the second quick key of a code on, all of its keys are kept
 * from the page, so that they press nothing that has the focus.
 * @param onScan takes each code once
 * @returns what takes the events `keydown` and `keyup` of the page, outside of fields
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

  const keep = (event: ScanKey) => {
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whether a key goes on with the code that is being read. */
  function goesOn(gap: number): boolean {
    if (byCode === '' && byKey === '') return false;
    if (gap <= QUICK_MS) return true;
    const isForgiven = gap <= PATIENT_MS && quick >= QUICK_KEYS && !hasPaused;
    hasPaused ||= isForgiven;
    return isForgiven;
  }

  function takeEnding(event: ScanKey, gap: number): void {
    if (event.timeStamp - endedAt <= PATIENT_MS) keep(event);
    else if (byCode.length >= SHORTEST && gap <= PATIENT_MS && quick >= QUICK_KEYS - 1) {
      keep(event);
      end(event.timeStamp);
    } else begin();
  }

  function takeSign(event: ScanKey, gap: number): void {
    const isGoingOn = goesOn(gap);
    const separator = isSeparator(event) ? SEPARATOR : '';
    // A person presses these one by one, and a code begins with none of them.
    const isFirst = event.key !== ' ' && separator === '';
    if (!isGoingOn) {
      begin();
      if (!isFirst) return;
    } else quick += 1;
    byKey += separator || (event.key.length === 1 ? event.key : '');
    byCode += separator || signOf(event);
    if (isGoingOn) keep(event);
    clearTimeout(silence);
    if (byCode.length >= SHORTEST_UNENDED)
      silence = setTimeout(() => end(event.timeStamp), PATIENT_MS);
  }

  return (event) => {
    if (event.type === 'keyup') {
      if (quick > 0 || event.timeStamp - endedAt <= PATIENT_MS) keep(event);
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
