import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTests } from './countTests.mjs';

describe('countTests', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-reports-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function counted(report: unknown) {
    const file = path.join(folder, 'report.json');
    await writeFile(file, JSON.stringify(report));
    return countTests(file);
  }

  it('counts a file that Jest could not run as a failure', async () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 1,
    };
    expect(await counted(report)).toEqual({ passed: 5, failed: 3 });
  });

  it("counts an error outside Playwright's tests as a failure", async () => {
    const report = {
      stats: { expected: 4, unexpected: 1 },
      errors: [{ message: 'no server' }],
    };
    expect(await counted(report)).toEqual({ passed: 4, failed: 2 });
  });

  it('counts nothing if there is no report', () => {
    expect(countTests(path.join(folder, 'missing.json'))).toEqual({
      passed: 0,
      failed: 0,
    });
  });
});
