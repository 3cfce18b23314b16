import type { SecretVault } from './secretVault.ts';

/** Where the `api_token` is stored. It never enters the store, so that no recording of actions can hold it. */
export interface TokenVault {
  /** The token, or '' when there is none. */
  read(): string;
  /** Stores the token; '' forgets it. */
  write(token: string): void;
  /** Ends when a token that is being asked for is there, or will not come. */
  settled(): PromiseLike<unknown>;
  /** Tells that a token is being asked for until the promise ends. */
  expect(answer: PromiseLike<unknown>): void;
}

/** What the base query needs of its environment; handed to the store as the thunks' extra argument. */
export interface ApiEnvironment {
  readonly fetch: typeof globalThis.fetch;
  /** Entry point of the backend: ends with `?route=`, or is a plain prefix such as `/api/`. */
  readonly base: string;
  /** Root of the app's own files, ending with `/`; the language files are read from it. */
  readonly appRoot: string;
  /** Whether the page itself came over https; plain http calls are then upgraded. */
  readonly isSecurePage: boolean;
  /** Whether writes carry an `Idempotency-Key`; off for backends that would reject the preflight it causes. */
  readonly sendsIdempotencyKey: boolean;
  readonly tokens: TokenVault;
  readonly secrets: SecretVault;
  /** Code of the language that answers shall be in. */
  readonly languageOf: (state: unknown) => string;
  /** Whether the store shows a state of the past (time travel); nothing is sent then. */
  readonly isPast: () => boolean;
  /** Ends while the present is shown: at once, or on the return to it. */
  readonly present: () => Promise<void>;
}
