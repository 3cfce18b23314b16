import { csvCell, unguarded } from './csvCell.ts';

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
  it.each(FORMULAS)('hides the formula %j behind an apostrophe, and gives it back', (text) => {
    const value = valueOf(csvCell(text));
    expect(value.startsWith("'")).toBe(true);
    expect(unguarded(value)).toBe(text);
  });

  it.each(OTHERS)('has %j as it is', (text) => {
    expect(valueOf(csvCell(text))).toBe(text);
    expect(unguarded(text)).toBe(text);
  });
});
