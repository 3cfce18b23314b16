import WorkerRunner from './WorkerRunner.ts';

/** Workers of their own: those of the shop, of the staff side and of the server differ in their globals and modules. */
export default class StaffRunner extends WorkerRunner {}
