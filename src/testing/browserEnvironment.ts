import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom lacks, or has in a form that Node's `fetch` rejects (`AbortSignal`, `URLSearchParams`). */
const fromNode = {
  AbortController,
  AbortSignal,
  CompressionStream,
  DecompressionStream,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  fetch,
  structuredClone,
};

/** What Jest tells its environment, as far as it is of use here. */
interface TestEvent {
  readonly name: string;
  readonly error?: unknown;
  readonly promise?: Promise<unknown>;
}

/**
 * jsdom with the globals that the storefront finds in every browser it supports. Channels that a test leaves open
 * are closed with the page, as in a browser, so that none keeps the test run alive.
 */
export class BrowserEnvironment extends TestEnvironment {
  private readonly channels = new Set<BroadcastChannel>();

  override async setup(): Promise<void> {
    await super.setup();
    const { channels } = this;
    class PageBroadcastChannel extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    }
    Object.assign(this.global, fromNode, { BroadcastChannel: PageBroadcastChannel });
  }

  /**
   * Tells the page of a promise that nobody took, as a browser does. A test that provokes one prevents its default;
   * every other fails its test.
   */
  handleTestEvent({ name, error, promise }: TestEvent): void {
    if (name !== 'error' || !promise) return;
    const rejection = new this.global.Event('unhandledrejection', { cancelable: true });
    Object.assign(rejection, { reason: error, promise });
    if (!this.global.dispatchEvent(rejection)) promise.catch(() => undefined);
  }

  override async teardown(): Promise<void> {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}

// Jest takes the environment from the default export.
export default BrowserEnvironment;
