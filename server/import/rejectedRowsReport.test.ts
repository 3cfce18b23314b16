import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRejectedRowsReport } from './rejectedRowsReport.ts';

describe('openRefusedReport', () => {
  it('writes rows that no spreadsheet takes for formulas', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'refused-'));
    const report = await openRejectedRowsReport(path.join(folder, 'import'), '/some/shop.csv.gz');
    await report.add({ row: 3, line: 5, reason: 'name is blank', raw: '=HYPERLINK("x")' });
    await report.add({ row: 4, line: 6, reason: '-', raw: '7,"a"' });
    await report.close();
    expect(path.basename(report.file)).toBe('shop.refused.csv');
    expect(await readFile(report.file, 'utf8')).toBe(
      'row,line,reason,text\r\n' +
        '3,5,"name is blank","\'=HYPERLINK(""x"")"\r\n' +
        '4,6,"\'-","7,""a"""\r\n',
    );
    await rm(folder, { recursive: true });
  });
});
