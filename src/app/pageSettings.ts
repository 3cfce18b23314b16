/** What whoever deploys the page may set, in the page's `settings` element. */
export interface PageSettings {
  /** Entry point of the backend, ending with `?route=`, or a plain prefix such as `/api/`. */
  readonly base: string;
  /** Scheme and host that the page's URLs are written with; '' for those it was opened with. */
  readonly origin: string;
  /** Whether writes carry an `Idempotency-Key`; a backend of another origin must allow that header. */
  readonly sendsIdempotencyKey: boolean;
  /** Whether the page tells the backend how soon it was seen and answered. */
  readonly sendsVitals: boolean;
}

export const defaultSettings: PageSettings = {
  base: '/api?route=',
  origin: '',
  sendsIdempotencyKey: true,
  sendsVitals: false,
};
