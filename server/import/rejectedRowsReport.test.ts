import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRejectedRowsReport } from './rejectedRowsReport.ts';

describe('openRefusedReport', () => {
  it('writes rows that no spreadsheet takes for formulas', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'refused-'));
    const report = await openRejectedRowsReport(path.join(folder, 'import'), '/some/shop.csv.gz');
    await report.add({
      row: 3,
      line: 5,
      reason: { en: 'name is blank', fr: 'name est vide' },
      raw: '=HYPERLINK("x")',
    });
    await report.add({ row: 4, line: 6, reason: { en: '-', fr: '-' }, raw: '7,"a"' });
    await report.close();
    expect(path.basename(report.file)).toBe('shop.refused.csv');
    expect(await readFile(report.file, 'utf8')).toBe(
      'row,line,reason,text\r\n' +
        '3,5,"name is blank","\'=HYPERLINK(""x"")"\r\n' +
        '4,6,"\'-","7,""a"""\r\n',
    );
    await rm(folder, { recursive: true });
  });

  it('lists so many rows, and counts the rest', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'refused-'));
    const report = await openRejectedRowsReport(folder, 'shop.csv');
    for (let row = 1; row <= 100_003; row += 1) {
      await report.add({ row, line: row, reason: { en: 'no', fr: 'non' }, raw: '' });
    }
    await report.close();
    const lines = (await readFile(report.file, 'utf8')).split('\r\n');
    expect(lines).toHaveLength(100_003);
    expect(lines.at(-2)).toBe(',,"3 more",');
    await rm(folder, { recursive: true });
  });
});
