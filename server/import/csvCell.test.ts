import { csvCell, unescapeFormula } from './csvCell.ts';

const FORMULAS = [
  '=HYPERLINK("http://evil.example","Click")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  "'=1",
  "''=1",
];
const OTHERS = ['', 'Rice', "'quoted'", "l'huile", '1-2', "'", 'a\n=1'];

const valueOf = (cell: string) => cell.slice(1, -1).replaceAll('""', '"');

describe('a cell of an export', () => {
  it.each(FORMULAS)('guards the formula %j with an apostrophe and restores it', (text) => {
    const value = valueOf(csvCell(text));
    expect(value.startsWith("'")).toBe(true);
    expect(unescapeFormula(value)).toBe(text);
  });

  it.each(OTHERS)('contains %j unchanged', (text) => {
    expect(valueOf(csvCell(text))).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });
});
