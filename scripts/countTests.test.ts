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
      testResults: [],
    };
    expect(await counted(report)).toEqual({ passed: 5, failed: 3, retried: [] });
  });

  it('counts an error outside the tests of Playwright as a failure', async () => {
    const report = {
      stats: { expected: 4, flaky: 0, unexpected: 1 },
      errors: [{ message: 'no server' }],
    };
    expect(await counted(report)).toEqual({ passed: 4, failed: 2, retried: [] });
  });

  it('names what Jest passed the second time', async () => {
    const assertionResults = [
      { fullName: 'steady', status: 'passed', invocations: 1 },
      { fullName: 'unsteady', status: 'passed', invocations: 2 },
      { fullName: 'broken', status: 'failed', invocations: 2 },
    ];
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 0,
      testResults: [{ assertionResults }],
    };
    expect(await counted(report)).toEqual({ passed: 2, failed: 1, retried: ['unsteady'] });
  });

  it('counts nothing where there is no report', () => {
    expect(countTests(path.join(folder, 'missing.json'))).toEqual({
      passed: 0,
      failed: 0,
      retried: [],
    });
  });
});
