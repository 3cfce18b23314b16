import WorkerRunner from './WorkerRunner.ts';

/** Separate workers, because the projects differ in globals and modules. */
export default class StaffRunner extends WorkerRunner {}
