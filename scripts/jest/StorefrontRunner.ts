import WorkerRunner from './WorkerRunner.ts';

export default class StorefrontRunner extends WorkerRunner {}
