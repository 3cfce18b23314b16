import type { Circus } from '@jest/types';
import { openPage } from './openPage.ts';
import NodeEnvironment from './NodeEnvironment.ts';
import { snapshotProperties } from './snapshotProperties.ts';

const channels = new Set<BroadcastChannel>();

class PageBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}

/** Unrefs timers: timers of the Redux store outlive their test file by a minute and would keep the worker alive. */
function unreferenced<Timer extends typeof setTimeout | typeof setInterval>(timer: Timer): Timer {
  const begin = (...args: Parameters<Timer>) => Reflect.apply(timer, undefined, args).unref();
  return Object.assign(begin, timer);
}

openPage();
globalThis.setTimeout = unreferenced(globalThis.setTimeout);
globalThis.setInterval = unreferenced(globalThis.setInterval);
globalThis.BroadcastChannel = PageBroadcastChannel;

const REPLACED = [
  globalThis,
  document,
  document.documentElement,
  navigator,
  URL,
  Element.prototype,
  HTMLElement.prototype,
  Storage.prototype,
];

/**
 * Provides one jsdom page per worker. Restores replaced properties and closes broadcast channels after each test
 * file.
 */
export default class PageEnvironment extends NodeEnvironment {
  private restoreProperties: () => void = () => undefined;

  override async setup(): Promise<void> {
    await super.setup();
    this.restoreProperties = snapshotProperties(REPLACED);
  }

  /**
   * Dispatches `unhandledrejection` as a browser does. A test that expects the rejection prevents the event's
   * default; otherwise Jest fails the test.
   */
  handleTestEvent(event: Circus.AsyncEvent | Circus.SyncEvent): void {
    if (event.name !== 'error' || !event.promise) return;
    const rejection = new Event('unhandledrejection', { cancelable: true });
    const reason: unknown = event.error;
    Object.assign(rejection, { reason, promise: event.promise });
    if (!dispatchEvent(rejection)) event.promise.catch(() => undefined);
  }

  override async teardown(): Promise<void> {
    for (const channel of channels) channel.close();
    channels.clear();
    this.restoreProperties();
    await super.teardown();
  }
}
