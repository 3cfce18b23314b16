import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { isXlsx, openXlsx } from './openXlsx.ts';

const folder = path.join(import.meta.dirname, '../testing/otherShops');

async function rowsOf(name: string): Promise<string[][]> {
  const chunks: Buffer[] = [];
  for await (const chunk of openXlsx(path.join(folder, name))) chunks.push(chunk);
  return parse(Buffer.concat(chunks));
}

describe('a spreadsheet', () => {
  let cells: Map<string, string>;

  beforeAll(async () => {
    const rows = await rowsOf('typed_cells.xlsx');
    cells = new Map(rows.map(([name = '', value = '']) => [name, value]));
  });

  it.each([
    ['formula no result', '#CALC!'],
    ['formula cached number', '6'],
    ['formula cached date', '2026-12-01'],
    ['formula cached error', '#DIV/0!'],
    ['error cell', '#N/A'],
    ['rich', 'Basmati rice'],
    ['date+time', '2026-12-01T18:30'],
    ['date format with color', '2026-12-01'],
    ['weight fmt g with d', '500'],
    ['INR', '₹ 1250'],
    ['accounting', '₹ 1250'],
    ['Rs literal', '1250'],
    ['euro de', '€ 12.5'],
    ['percent .5', '5.5 %'],
    ['GTIN number', '8901234567894'],
    ['GTIN-14 padded', '08901234567894'],
    ['float', '0.3'],
    ['float 4.35*100', '435'],
    ['int text', '007'],
    ['bool', 'true'],
    ['newline', 'a\nb'],
    ['lookalike formula', '=SUM(A1)'],
    ['big 20 digit', '1.2345678901234567E+19'],
  ])('has the text of a cell with %s', (name, text) => {
    expect(cells.get(name)).toBe(text);
  });

  it('has links of pictures, zeros of codes, and a category for all merged rows', async () => {
    const rows = await rowsOf('libreoffice_typed.xlsx');
    const shown = rows.map((row) => [row[0], row[1], row[3], row[4], row[11]]);
    expect(shown.slice(1, 5)).toEqual([
      ['Flour', 'Atta 1 kg', '8901234567894', '₹ 1250', 'https://example.com/rice.jpg'],
      ['Flour', 'Basmati rice', '8901234567900', '₹ 72.4', ''],
      ['Flour', 'Besan', '0012345678905', '₹ 0.1', ''],
      ['', '', '', '', ''],
    ]);
  });

  it('is told from other files by its content', () => {
    expect(isXlsx(Buffer.from('PK\u0003\u0004 xl/workbook.xml'))).toBe(true);
    expect(isXlsx(Buffer.from('PK\u0003\u0004 opendocument.spreadsheet'))).toBe(false);
  });

  it('that is damaged is refused', async () => {
    await expect(rowsOf('woo_food.csv')).rejects.toThrow('damaged');
  });
});
