import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRejectedRowsReport } from './rejectedRowsReport.ts';

const reason = { en: 'name is blank', fr: 'name est vide' };

async function openReport(columns: string[], delimiter = ',') {
  const folder = await mkdtemp(path.join(tmpdir(), 'refused-'));
  const format = () => ({ columns, delimiter });
  const report = await openRejectedRowsReport(
    path.join(folder, 'import'),
    '/some/shop.csv.gz',
    'refused',
    format,
  );
  return {
    ...report,
    read: async () => {
      await report.close();
      const text = await readFile(report.file, 'utf8');
      await rm(folder, { recursive: true });
      return text;
    },
  };
}

describe('rejected rows report', () => {
  it('can be corrected and imported again, and contains no spreadsheet formula', async () => {
    const report = await openReport(['id', 'name', 'Reason skipped'], ';');
    await report.add({ row: 3, line: 5, reason, raw: '"=HYPERLINK(""x"")";;an earlier reason' });
    await report.add({ row: 4, line: 6, reason, raw: '7;"a' });
    expect(path.basename(report.file)).toBe('shop.refused.csv');
    expect(await report.read()).toBe(
      '\ufeff"id";"name";"Reason skipped"\r\n' +
        '"\'=HYPERLINK(""x"")";"";"Row 3, line 5: name is blank"\r\n' +
        '"7;""a";"";"Row 4, line 6: name is blank"\r\n',
    );
  });

  it('lists a limited number of rows and counts the rest', async () => {
    const report = await openReport(['id']);
    for (let row = 1; row <= 100_003; row += 1) {
      await report.add({ row, line: row, reason, raw: '' });
    }
    const lines = (await report.read()).split('\r\n');
    expect(lines).toHaveLength(100_003);
    expect(lines.at(-2)).toBe('"3 more"');
  });
});
