import TestRunner from 'jest-runner';

/** Runs even a single test file in a worker: Jest's own process has no window, and outlives edits in watch mode. */
export default class WorkerRunner extends TestRunner {
  override runTests(...[tests, watcher, options]: Parameters<TestRunner['runTests']>) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}
