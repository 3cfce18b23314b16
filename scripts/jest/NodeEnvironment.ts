import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { hookModules } from './moduleHooks.ts';

const { getBuiltinModule, exit } = process;

export default class NodeEnvironment implements JestEnvironment {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;

  constructor({ projectConfig }: JestEnvironmentConfig) {
    hookModules(projectConfig.moduleNameMapper);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  setup(): Promise<void> {
    process.getBuiltinModule = getBuiltinModule;
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    process.exit = exit;
    return Promise.resolve();
  }

  getVmContext(): null {
    return null;
  }
}
