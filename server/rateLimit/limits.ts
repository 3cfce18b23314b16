const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many attempts are free in a window of so many seconds, which begins with its first attempt. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/**
 * What is limited. Whom a limit counts for is said by those who use it: `…Address` ones count for an e-mail address
 * or its mailbox, `…Client` ones for a network address, behind which there may be a whole office.
 */
export const limits = {
  /** Tokens, each of which may open a session. */
  tokenClient: { attempts: 600, seconds: 10 * MINUTE },
  /** An e-mail address from one network address. */
  login: { attempts: 10, seconds: 15 * MINUTE },
  /** An account from all browsers that it was never signed in with, or from one that it was. */
  loginAccount: { attempts: 30, seconds: HOUR },
  loginClient: { attempts: 100, seconds: 15 * MINUTE },
  registerAddress: { attempts: 5, seconds: HOUR },
  registerClient: { attempts: 60, seconds: HOUR },
  resendAddress: { attempts: 5, seconds: HOUR },
  resendClient: { attempts: 60, seconds: HOUR },
  resetAddress: { attempts: 5, seconds: HOUR },
  resetClient: { attempts: 60, seconds: HOUR },
  /** Codes of mailed links, by network address. */
  codeClient: { attempts: 60, seconds: 15 * MINUTE },
  /** A customer's own password, asked for again. */
  password: { attempts: 10, seconds: 15 * MINUTE },
  /** Codes of a customer's second factor from one network address. */
  secondFactor: { attempts: 5, seconds: 15 * MINUTE },
  /** The same from all browsers that the customer was never signed in with, or from one that it was. */
  secondFactorAccount: { attempts: 20, seconds: DAY },
  alertAddress: { attempts: 20, seconds: HOUR },
  alertClient: { attempts: 60, seconds: HOUR },
  /** A session. */
  coupon: { attempts: 30, seconds: 10 * MINUTE },
  couponClient: { attempts: 300, seconds: 10 * MINUTE },
  /** A session that writes reviews. */
  review: { attempts: 10, seconds: HOUR },
  reviewClient: { attempts: 30, seconds: HOUR },
  /** A session that places or pays orders. */
  order: { attempts: 20, seconds: 10 * MINUTE },
  /** Guests' orders with an address that may be a stranger's. */
  orderAddress: { attempts: 10, seconds: HOUR },
  /** Emails that a guest's order has come in, to an address that nobody has confirmed. */
  orderMailAddress: { attempts: 5, seconds: DAY },
  /** Emails about what became of such orders. */
  orderNewsAddress: { attempts: 30, seconds: DAY },
  orderClient: { attempts: 300, seconds: 10 * MINUTE },
  /** Messages to the shop. */
  contactAddress: { attempts: 5, seconds: HOUR },
  contactClient: { attempts: 30, seconds: HOUR },
  /** Recordings sent to support. */
  recordingClient: { attempts: 20, seconds: HOUR },
  /** Pages whose times are counted. */
  vitalsClient: { attempts: 600, seconds: HOUR },
  /** What a browser reports of itself; one page may report many times. */
  reportClient: { attempts: 120, seconds: HOUR },
  /** Invalid tokens of support staff. */
  supportClient: { attempts: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
