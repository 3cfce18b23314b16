import TestRunner from 'jest-runner';

/**
 * Runs even a single test file in a worker. Jest's main process has no window, and in watch mode it would keep old
 * modules.
 */
export default class WorkerRunner extends TestRunner {
  override runTests(...[tests, watcher, options]: Parameters<TestRunner['runTests']>) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}
