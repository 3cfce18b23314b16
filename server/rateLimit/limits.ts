const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Allowed attempts per time window in seconds. The window starts with the first attempt. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/**
 * Rate limits by name. `…Address` limits count per email address or mailbox. `…Client` limits count per network
 * address, which a large office may share.
 */
export const limits = {
  tokenClient: { attempts: 600, seconds: 10 * MINUTE },
  login: { attempts: 10, seconds: 15 * MINUTE },
  /** Counted per account: once for all unknown browsers together, and separately for each known browser. */
  loginAccount: { attempts: 30, seconds: HOUR },
  loginClient: { attempts: 100, seconds: 15 * MINUTE },
  registerAddress: { attempts: 5, seconds: HOUR },
  registerClient: { attempts: 60, seconds: HOUR },
  resendAddress: { attempts: 5, seconds: HOUR },
  resendClient: { attempts: 60, seconds: HOUR },
  resetAddress: { attempts: 5, seconds: HOUR },
  resetClient: { attempts: 60, seconds: HOUR },
  codeClient: { attempts: 60, seconds: 15 * MINUTE },
  password: { attempts: 10, seconds: 15 * MINUTE },
  secondFactor: { attempts: 5, seconds: 15 * MINUTE },
  /** Counted per account: once for all unknown browsers together, and separately for each known browser. */
  secondFactorAccount: { attempts: 20, seconds: DAY },
  alertAddress: { attempts: 20, seconds: HOUR },
  alertClient: { attempts: 60, seconds: HOUR },
  coupon: { attempts: 30, seconds: 10 * MINUTE },
  couponClient: { attempts: 300, seconds: 10 * MINUTE },
  review: { attempts: 10, seconds: HOUR },
  reviewClient: { attempts: 30, seconds: HOUR },
  order: { attempts: 20, seconds: 10 * MINUTE },
  paymentCheck: { attempts: 60, seconds: 10 * MINUTE },
  invoiceClient: { attempts: 60, seconds: 10 * MINUTE },
  paymentReturn: { attempts: 20, seconds: HOUR },
  orderAddress: { attempts: 10, seconds: HOUR },
  orderMailAddress: { attempts: 5, seconds: DAY },
  orderNewsAddress: { attempts: 30, seconds: DAY },
  orderClient: { attempts: 300, seconds: 10 * MINUTE },
  contactAddress: { attempts: 5, seconds: HOUR },
  contactClient: { attempts: 30, seconds: HOUR },
  recordingClient: { attempts: 20, seconds: HOUR },
  vitalsClient: { attempts: 600, seconds: HOUR },
  feedClient: { attempts: 600, seconds: HOUR },
  reportClient: { attempts: 120, seconds: HOUR },
  supportClient: { attempts: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
