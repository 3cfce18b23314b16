import type { ShopSettings } from '../shopSettings.ts';

export interface RenderBuild {
  readonly distDir: string;
  readonly renderFile: string;
  readonly settings: Pick<
    ShopSettings,
    'newsletterAction' | 'newsletterRedirect' | 'collectsVitals'
  >;
}

export interface PageRequest {
  readonly location: string;
  readonly origin: string;
  readonly language: string;
  readonly currency: string | undefined;
  /** Version of the frame that all pages share. A rendered frame is reused until the version changes. */
  readonly version: string;
}

export interface PageCall {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: string | undefined;
}

export interface PageAnswer {
  readonly status: number;
  readonly body: string;
}

export type AnswerCall = (call: PageCall) => Promise<PageAnswer>;

export interface PageRedirect {
  /** 301 for a page that has moved, 302 for one that is missing. */
  readonly status: 301 | 302;
  readonly location: string;
}

export interface MadePage<Bytes extends Uint8Array = Buffer> {
  readonly status: number;
  readonly policy: string;
  readonly etag: string;
  readonly html: Bytes;
  readonly brotli: Bytes;
  /** True if every API response was available; an incomplete page must not be cached. */
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
