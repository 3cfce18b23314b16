import WorkerRunner from './WorkerRunner.ts';

/** Runs staff tests in separate workers, because the projects differ in globals and modules. */
export default class StaffRunner extends WorkerRunner {}
