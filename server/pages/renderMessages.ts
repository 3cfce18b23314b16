/** What the server and the threads that render its pages tell each other. */
import type { ShopSettings } from '../shopSettings.ts';

/** What a thread is started with. */
export interface RenderBuild {
  /** Folder of the browser's build. */
  readonly distDir: string;
  /** The build's module with `render`. */
  readonly renderFile: string;
  readonly settings: Pick<
    ShopSettings,
    'newsletterAction' | 'newsletterRedirect' | 'collectsVitals'
  >;
}

/** A page to be made, for a visitor who is not known. */
export interface PageRequest {
  /** Path and query. */
  readonly location: string;
  readonly origin: string;
  readonly language: string;
  /** Code of the chosen currency; undefined for the shop's default. */
  readonly currency: string | undefined;
  /** Names the state of what all pages show; what was rendered of it is used again until it is another. */
  readonly version: string;
}

/** A call that a page is made of. */
export interface PageCall {
  /** Path and query. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The form of a POST, encoded; a GET has none. */
  readonly form?: string | undefined;
}

export interface PageAnswer {
  readonly status: number;
  readonly body: string;
}

/** Answers a call of a page. */
export type AnswerCall = (call: PageCall) => Promise<PageAnswer>;

export interface PageRedirect {
  readonly status: 302;
  readonly location: string;
}

/** A whole page, ready to be sent. */
export interface MadePage<Bytes extends Uint8Array = Buffer> {
  readonly status: number;
  readonly policy: string;
  readonly etag: string;
  readonly html: Bytes;
  /** The same, compressed lightly by brotli. */
  readonly brotli: Bytes;
  /** Whether every answer was there; an incomplete page must not be cached. */
  readonly isComplete: boolean;
}

export type ToThread =
  | { readonly page: PageRequest }
  | { readonly id: number; readonly answer: PageAnswer | undefined };

export type FromThread =
  | { readonly isReady: true }
  | { readonly id: number; readonly call: PageCall }
  | { readonly made: MadePage<Uint8Array<ArrayBuffer>> | PageRedirect }
  | { readonly error: unknown };
