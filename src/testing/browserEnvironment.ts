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

  override async teardown(): Promise<void> {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}

// Jest takes the environment from the default export.
export default BrowserEnvironment;
