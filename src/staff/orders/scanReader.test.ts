import { jest } from '@jest/globals';
import { createScanReader, type Scan, type ScanKey } from './scanReader.ts';

/** A key that is pressed, as its event has it. */
type Press = Partial<ScanKey> & Pick<ScanKey, 'key' | 'code'>;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Presses keys one after another, each so many milliseconds after the one before. */
function press(keys: readonly Press[], gapOf: (index: number) => number = () => 12) {
  const scans: Scan[] = [];
  const passed: string[] = [];
  const read = createScanReader((scan) => scans.push(scan));
  let timeStamp = 1000;
  for (const [index, key] of keys.entries()) {
    const gap = gapOf(index);
    timeStamp += gap;
    jest.advanceTimersByTime(gap);
    for (const type of ['keydown', 'keyup']) {
      let isKept = false;
      read({
        shiftKey: false,
        ctrlKey: false,
        altKey: false,
        metaKey: false,
        ...key,
        type,
        timeStamp,
        preventDefault: () => (isKept = true),
        stopPropagation: () => undefined,
      });
      if (!isKept && type === 'keydown') passed.push(key.key);
    }
  }
  jest.advanceTimersByTime(1000);
  return { scans, passed };
}

const codeOf = (sign: string) => {
  if (/\d/.test(sign)) return `Digit${sign}`;
  if (/[a-z]/i.test(sign)) return `Key${sign.toUpperCase()}`;
  return sign === ' ' ? 'Space' : 'Minus';
};
/** Keys of a US keyboard. */
const keysOf = (text: string): Press[] =>
  [...text].map((key) => ({ key, code: codeOf(key), shiftKey: /[A-Z]/.test(key) }));
const ENTER: Press = { key: 'Enter', code: 'Enter' };
const TAB: Press = { key: 'Tab', code: 'Tab' };
const EAN = '4006381333931';
const both = (text: string) => [{ byKey: text, byCode: text }];

describe('a scanner', () => {
  it.each([
    ['as fast as most', 12],
    ['on Bluetooth', 70],
  ])('%s is read, and presses nothing', (_what, gap) => {
    const { scans, passed } = press([...keysOf(EAN), ENTER], () => gap);
    expect(scans).toEqual(both(EAN));
    expect(passed).toEqual(['4']);
  });

  it('may pause once within a code', () => {
    expect(press([...keysOf(EAN), ENTER], (index) => (index === 9 ? 200 : 12)).scans).toEqual(
      both(EAN),
    );
  });

  it.each([
    ['Tab', [TAB], ['4']],
    ['two Enters', [ENTER, ENTER], ['4']],
    ['nothing', [], ['4']],
  ])('may end a code with %s', (_what, ending, expected) => {
    const { scans, passed } = press([...keysOf(EAN), ...ending]);
    expect(scans).toEqual(both(EAN));
    expect(passed).toEqual(expected);
  });

  it('may send Enter a little late', () => {
    const { scans, passed } = press([...keysOf(EAN), ENTER], (index) => (index === 13 ? 240 : 12));
    expect(scans).toEqual(both(EAN));
    expect(passed).toEqual(['4']);
  });

  it('presses nothing by a space in a code', () => {
    const code = '8 901234 567906';
    const { scans, passed } = press([...keysOf(code), ENTER]);
    expect(scans).toEqual(both(code));
    expect(passed).toEqual(['8']);
  });

  it('that types for a US keyboard is read on a French one, by its keys', () => {
    const french = `"à&è-éà'ééàà`;
    const us = '301762042200';
    const keys = Array.from(us, (digit, index) => ({
      key: french.charAt(index),
      code: `Digit${digit}`,
    }));
    expect(press([...keys, ENTER]).scans).toEqual([{ byKey: french, byCode: us }]);
  });

  it('that types for a French keyboard is read by its signs', () => {
    const keys = Array.from('3017620422003', (key) => ({
      key,
      code: `Digit${key}`,
      shiftKey: true,
    }));
    const [scan] = press([...keys, ENTER]).scans;
    expect(scan).toEqual({ byKey: '3017620422003', byCode: '#)!&^@)$@@))#' });
  });

  it('is read where its keys have no codes', () => {
    const keys = keysOf(EAN).map((key) => ({ ...key, code: '' }));
    expect(press([...keys, ENTER]).scans).toEqual([{ byKey: EAN, byCode: '' }]);
  });

  it('is read whatever Caps Lock says', () => {
    const keys = keysOf('abc-yz').map((key) => ({ ...key, key: key.key.toUpperCase() }));
    expect(press([...keys, ENTER]).scans).toEqual([{ byKey: 'ABC-YZ', byCode: 'abc-yz' }]);
  });

  it.each([
    { key: ']', code: 'BracketRight', ctrlKey: true },
    { key: 'F8', code: 'F8' },
  ])('separates parts by $code', (separator) => {
    const { scans, passed } = press([...keysOf('10LOT7'), separator, ...keysOf('17'), ENTER]);
    expect(scans).toEqual(both('10LOT7\u001D17'));
    expect(passed).toEqual(['1']);
  });
});

describe('a person', () => {
  it.each([
    [
      'presses a button twice by Space and Enter',
      [...keysOf(' '), ENTER, ...keysOf(' '), ENTER],
      60,
    ],
    ['goes from control to control', [TAB, TAB, TAB, ENTER], 100],
    ['types a few letters', [...keysOf('ab'), ENTER], 150],
    ['types slowly', [...keysOf(EAN), ENTER], 300],
  ])('%s', (_what, keys, gap) => {
    const { scans, passed } = press(keys, () => gap);
    expect(scans).toEqual([]);
    expect(passed).toEqual(keys.map(({ key }) => key));
  });
});
