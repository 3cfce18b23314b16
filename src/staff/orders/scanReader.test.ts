import { jest } from '@jest/globals';
import { createScanReader, type Scan, type ScanKey } from './scanReader.ts';

type Press = Partial<ScanKey> & Pick<ScanKey, 'key' | 'code'>;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

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
const keysOf = (text: string): Press[] =>
  [...text].map((key) => ({ key, code: codeOf(key), shiftKey: /[A-Z]/.test(key) }));
const ENTER: Press = { key: 'Enter', code: 'Enter' };
const TAB: Press = { key: 'Tab', code: 'Tab' };
const EAN = '4006381333931';
const both = (text: string) => [{ byKey: text, byCode: text }];

describe('scanner input', () => {
  it.each([
    ['as fast as most', 12],
    ['on Bluetooth', 70],
  ])('reads a scanner %s and blocks its keys after the first', (_what, gap) => {
    const { scans, passed } = press([...keysOf(EAN), ENTER], () => gap);
    expect(scans).toEqual(both(EAN));
    expect(passed).toEqual(['4']);
  });

  it('allows one pause within a code', () => {
    expect(press([...keysOf(EAN), ENTER], (index) => (index === 9 ? 200 : 12)).scans).toEqual(
      both(EAN),
    );
  });

  it.each([
    ['Tab', [TAB], ['4']],
    ['two Enters', [ENTER, ENTER], ['4']],
    ['nothing', [], ['4']],
  ])('accepts a code ending with %s', (_what, ending, expected) => {
    const { scans, passed } = press([...keysOf(EAN), ...ending]);
    expect(scans).toEqual(both(EAN));
    expect(passed).toEqual(expected);
  });

  it('accepts a late Enter', () => {
    const { scans, passed } = press([...keysOf(EAN), ENTER], (index) => (index === 13 ? 240 : 12));
    expect(scans).toEqual(both(EAN));
    expect(passed).toEqual(['4']);
  });

  it('blocks a space within a code', () => {
    const code = '8 901234 567906';
    const { scans, passed } = press([...keysOf(code), ENTER]);
    expect(scans).toEqual(both(code));
    expect(passed).toEqual(['8']);
  });

  it('reads a US-layout scanner on a French keyboard by key codes', () => {
    const french = `"à&è-éà'ééàà`;
    const us = '301762042200';
    const keys = Array.from(us, (digit, index) => ({
      key: french.charAt(index),
      code: `Digit${digit}`,
    }));
    expect(press([...keys, ENTER]).scans).toEqual([{ byKey: french, byCode: us }]);
  });

  it('reads a French-layout scanner by characters', () => {
    const keys = Array.from('3017620422003', (key) => ({
      key,
      code: `Digit${key}`,
      shiftKey: true,
    }));
    const [scan] = press([...keys, ENTER]).scans;
    expect(scan).toEqual({ byKey: '3017620422003', byCode: '#)!&^@)$@@))#' });
  });

  it('reads a scanner that sends no key codes', () => {
    const keys = keysOf(EAN).map((key) => ({ ...key, code: '' }));
    expect(press([...keys, ENTER]).scans).toEqual([{ byKey: EAN, byCode: '' }]);
  });

  it('ignores Caps Lock', () => {
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

describe('human input', () => {
  it.each([
    [
      'presses a button twice by Space and Enter',
      [...keysOf(' '), ENTER, ...keysOf(' '), ENTER],
      60,
    ],
    ['goes from control to control', [TAB, TAB, TAB, ENTER], 100],
    ['types a few letters', [...keysOf('ab'), ENTER], 150],
    ['types slowly', [...keysOf(EAN), ENTER], 300],
  ])('passes keys through: %s', (_what, keys, gap) => {
    const { scans, passed } = press(keys, () => gap);
    expect(scans).toEqual([]);
    expect(passed).toEqual(keys.map(({ key }) => key));
  });
});
