import {
  checkDigitOf,
  cleanNumber,
  codeCandidates,
  gtinKey,
  isScalePattern,
  unitOfCase,
  readScaleCode,
} from './gtin.ts';

const GS = '\u001D';

describe('gtinKey', () => {
  it.each([
    ['3017620422003', '03017620422003'],
    ['036000291452', '00036000291452'],
    ['0036000291452', '00036000291452'],
    ['00036000291452', '00036000291452'],
    ['96385074', '00000096385074'],
    ['01234565', '00000001234565'],
    ['04252614', '00042100005264'],
    ['01201303', '00012000000133'],
    ['0012345000065', '00012345000065'],
    ['8 901234 567906', '08901234567906'],
    ['8901234-567906', '08901234567906'],
    ['8901234567906 ', '08901234567906'],
    ['18901234567897', '18901234567897'],
    ['8901234567894', undefined],
    ['36000291452', undefined],
    ['0000000000000', undefined],
    ['00000000', undefined],
    ['ABC-yz', undefined],
    ['RR-6MMNB-F5CT9', undefined],
    ['', undefined],
  ])('turns %j into %s', (text, key) => {
    expect(gtinKey(text)).toBe(key);
  });
});

describe('codesOf', () => {
  it.each([
    ['01234565', ['01234565', '00000001234565', '00012345000065']],
    [']E03017620422003', ['03017620422003']],
    [']E496385074', ['00000096385074']],
    [']I118901234567897', ['18901234567897']],
    [']C101089012345678901727033110LOT7', ['08901234567890']],
    [`]d2010890123456789010LOT7${GS}17270331`, ['08901234567890']],
    [`${GS}010890123456789010LOT7${GS}17270331`, ['08901234567890']],
    ['(01)08901234567890(10)LOT7(17)270331', ['08901234567890']],
    ['0108901234567890', ['08901234567890']],
    ['0198901234567893310300075010LOT7', ['98901234567893']],
    ['https://id.gs1.org/01/08901234567890/10/LOT7?17=270331', ['08901234567890']],
    ['HTTPS://ID.GS1.ORG/01/08901234567890', ['08901234567890']],
    ['https://shop.example/some/path/01/08901234567890/21/ABC', ['08901234567890']],
    ['ABC-yz', ['ABC-yz']],
  ])('reads %j as one of %j', (text, codes) => {
    expect(codeCandidates(text)).toEqual(expect.arrayContaining(codes));
    expect(codeCandidates(text)[0]).toBe(text.trim());
  });

  it.each(['0108901234567895', 'https://shop.example/p/01/rice', '8901234567894'])(
    'returns %j unchanged as the only candidate',
    (text) => {
      expect(codeCandidates(text)).toEqual([text]);
    },
  );
});

describe('cleanNumber', () => {
  it.each([
    ['8901234567890.0', '8901234567890'],
    ["'036000291452", '036000291452'],
    ['="036000291452"', '036000291452'],
    ['8 901234 567906', '8901234567906'],
    ['does not apply', ''],
    ['N/A', ''],
    ['-', ''],
    ['0', ''],
    [' ABC-yz ', 'ABC-yz'],
  ])('turns %j into %j', (text, clean) => {
    expect(cleanNumber(text)).toBe(clean);
  });
});

it('derives the unit from a case code, with check digit weights from the right', () => {
  expect(unitOfCase('18901234567897')).toBe('08901234567890');
  expect(unitOfCase('08901234567890')).toBeUndefined();
  expect(checkDigitOf('890123456789')).toBe('0');
});

describe('scale codes', () => {
  const patterns = ['21.....{NNDDD}', '23.....{NNNDD}'];

  it.each([
    ['2100005080002', '2100005000000', 8000],
    ['2112345012346', '2112345000008', 1234],
    ['2305000123451', '2305000000004', undefined],
    ['2112345012347', '2112345012347', undefined],
    ['8901234567890', '8901234567890', undefined],
    ['ABC-yz', 'ABC-yz', undefined],
  ])('maps %s to the product code %s and %s g', (code, stored, grams) => {
    expect(readScaleCode(code, patterns)).toEqual({ code: stored, ...(grams && { grams }) });
    expect(readScaleCode(code, [])).toEqual({ code });
  });

  it.each([
    ['21.....{NNDDD}', true],
    ['21....{NNDDD}', false],
    ['21.....NNDDD', false],
    ['..{NN}', false],
  ])('%s is a scale pattern: %s', (pattern, is) => {
    expect(isScalePattern(pattern)).toBe(is);
  });
});
