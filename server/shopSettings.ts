import type { SecurityContact } from './http/securityTxt.ts';

export interface SessionLifetime {
  idleDays: number;
  maxDays: number;
}

/** Limits of unpaid orders from one network while the email is unconfirmed. */
export interface UnconfirmedLimits {
  orders: number;
  units: number;
  /** Hours after which an unconfirmed order with payment on delivery expires. */
  hours: number;
}

/** Time an order waits for payment, counted from the latest attempt. */
export interface PaymentDeadlines {
  /** For online payments, which the provider reports. */
  onlineMinutes: number;
  /** For bank transfers. A confirmed order with payment on delivery never expires. */
  transferDays: number;
}

export interface ShopSettings {
  /** ISO 3166 code of the shop's country: decides on unit prices and nutrition labels. */
  country: string;
  /** IANA time zone of delivery slots and order times. */
  timeZone: string;
  hasTestPayment: boolean;
  /** URL at the mailing-list provider that the newsletter form posts to; without it there is no form. */
  newsletterAction?: string | undefined;
  /** URL the newsletter provider redirects to; the Content-Security-Policy must allow its host. */
  newsletterRedirect?: string | undefined;
  /** Adds `includeSubDomains` to the HSTS header. */
  hstsCoversSubdomains?: boolean;
  collectsVitals?: boolean;
  holdsReviews?: boolean;
  /** Token that support staff without an account sign in with; without it they cannot sign in. */
  supportToken?: string | undefined;
  /** 32-byte key that encrypts authenticator secrets; without it they are stored in plain text. */
  secretsKey?: Buffer | undefined;
  demandsSecondFactor?: boolean;
  /** Contact for vulnerability reports; without it there is no security.txt. */
  securityContact?: SecurityContact | undefined;
  /** Patterns of codes that the shop's scales print, such as `21.....{NNDDD}` (contract/gtin.ts). */
  scaleCodes?: readonly string[];
  /** Stock at or below this quantity counts as low. */
  lowStock: number;
  sessionLifetime: SessionLifetime;
  paymentDeadlines: PaymentDeadlines;
  /** Without it guests have no limits. */
  unconfirmedLimits?: UnconfirmedLimits | undefined;
}

export const DEFAULT_SETTINGS: ShopSettings = {
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  hasTestPayment: false,
  lowStock: 5,
  sessionLifetime: { idleDays: 30, maxDays: 180 },
  paymentDeadlines: { onlineMinutes: 60, transferDays: 3 },
};
