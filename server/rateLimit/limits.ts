const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many tries are free in a window of so many seconds, which begins with its first try. */
export interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/**
 * What is limited. Whom a limit counts for is said by those who use it: `…Address` ones count for an e-mail address,
 * `…Client` ones for a network address, behind which there may be a whole office.
 */
export const limits = {
  /** An e-mail address from one network address. */
  login: { tries: 10, seconds: 15 * MINUTE },
  loginClient: { tries: 100, seconds: 15 * MINUTE },
  registerAddress: { tries: 5, seconds: HOUR },
  registerClient: { tries: 60, seconds: HOUR },
  resendAddress: { tries: 5, seconds: HOUR },
  resendClient: { tries: 60, seconds: HOUR },
  resetAddress: { tries: 5, seconds: HOUR },
  resetClient: { tries: 60, seconds: HOUR },
  /** Codes of mailed links, by network address. */
  codeClient: { tries: 60, seconds: 15 * MINUTE },
  /** A customer's own password, asked for again. */
  password: { tries: 10, seconds: 15 * MINUTE },
  alertAddress: { tries: 20, seconds: HOUR },
  alertClient: { tries: 60, seconds: HOUR },
  /** A session. */
  coupon: { tries: 30, seconds: 10 * MINUTE },
  couponClient: { tries: 300, seconds: 10 * MINUTE },
  /** A session that places or pays orders. */
  order: { tries: 20, seconds: 10 * MINUTE },
  orderClient: { tries: 300, seconds: 10 * MINUTE },
  /** Messages to the shop. */
  contactAddress: { tries: 5, seconds: HOUR },
  contactClient: { tries: 30, seconds: HOUR },
  /** Recordings sent to support. */
  recordingClient: { tries: 20, seconds: HOUR },
  /** Wrong tokens of support staff. */
  supportClient: { tries: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
