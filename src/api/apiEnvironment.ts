import type { SecretVault } from './secretVault.ts';

/** Holds the `api_token` outside the Redux store, so that no recording contains it. */
export interface TokenVault {
  read(): string;
  write(token: string): void;
  /** Resolves once the latest token request has succeeded or failed. */
  settled(): PromiseLike<unknown>;
  expect(answer: PromiseLike<unknown>): void;
}

/** Environment of the base query, passed to the store as the thunks' extra argument. */
export interface ApiEnvironment {
  readonly fetch: typeof globalThis.fetch;
  /** Entry point of the backend: ends with `?route=`, or is a plain prefix such as `/api/`. */
  readonly base: string;
  readonly appRoot: string;
  /** True on an https page, where plain http calls are upgraded. */
  readonly isSecurePage: boolean;
  /** False for backends that would reject the preflight caused by `Idempotency-Key`. */
  readonly sendsIdempotencyKey: boolean;
  readonly tokens: TokenVault;
  readonly secrets: SecretVault;
  readonly languageOf: (state: unknown) => string;
  readonly isPast: () => boolean;
  readonly present: () => Promise<void>;
}
