import TestRunner from 'jest-runner';

/** Runs test files in workers, a single file too: Jest's own process has no window, and in watch mode outlives an edit. */
export default class WorkerRunner extends TestRunner {
  override runTests(...[tests, watcher, options]: Parameters<TestRunner['runTests']>) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}
