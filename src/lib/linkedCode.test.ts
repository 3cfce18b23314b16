import { linkedCode } from './linkedCode.ts';

describe('linkedCode', () => {
  it.each([
    ['#code=c0de', 'code', 'c0de'],
    ['#secret=abc', 'secret', 'abc'],
    ['#secret=abc', 'code', ''],
    ['#code=', 'code', ''],
    ['', 'code', ''],
  ] as const)('reads in «%s» as %s «%s»', (hash, name, code) => {
    expect(linkedCode(hash, name)).toBe(code);
  });
});
