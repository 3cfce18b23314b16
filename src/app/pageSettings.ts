/** Settings that a deployment may set in the page's `settings` element. */
export interface PageSettings {
  readonly base: string;
  /** Scheme and host of the page's URLs. '' for those that the page was opened with. */
  readonly origin: string;
  /** A backend of another origin must allow the `Idempotency-Key` header. */
  readonly sendsIdempotencyKey: boolean;
  readonly sendsVitals: boolean;
}

export const defaultSettings: PageSettings = {
  base: '/api?route=',
  origin: '',
  sendsIdempotencyKey: true,
  sendsVitals: false,
};
