/** Settings that a deployment may set in the page's `settings` element. */
export interface PageSettings {
  readonly base: string;
  /** Scheme and host of the page's URLs; '' uses the current origin. */
  readonly origin: string;
  /** If true, a cross-origin backend must allow the `Idempotency-Key` header (CORS). */
  readonly sendsIdempotencyKey: boolean;
  readonly sendsVitals: boolean;
}

export const defaultSettings: PageSettings = {
  base: '/api?route=',
  origin: '',
  sendsIdempotencyKey: true,
  sendsVitals: false,
};
