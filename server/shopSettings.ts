import type { SecurityContact } from './http/securityTxt.ts';
import { openGateways, type Gateways } from './payment/gateways/openGateways.ts';

export interface SessionLifetime {
  idleDays: number;
  maxDays: number;
}

/** Limits for guests with an unconfirmed email address: unpaid orders and their units per network. */
export interface UnconfirmedLimits {
  orders: number;
  units: number;
  /** Hours after which an unconfirmed order with payment on delivery expires. */
  hours: number;
}

/** Time that an order waits for payment, counted from the latest attempt. */
export interface PaymentDeadlines {
  /** For online payments, whose outcome the provider reports. */
  onlineMinutes: number;
  /** For bank transfers. A confirmed order with payment on delivery never expires. */
  transferDays: number;
}

export interface ShopSettings {
  /** ISO 3166 code of the shop's country. Determines the rules for unit prices and nutrition labels. */
  country: string;
  /** IANA time zone of delivery slots and order times. */
  timeZone: string;
  gateways: Gateways;
  /** URL at the mailing-list provider that the newsletter form posts to. Undefined hides the form. */
  newsletterAction?: string | undefined;
  /** URL that the newsletter provider redirects to. The Content-Security-Policy must allow its host. */
  newsletterRedirect?: string | undefined;
  hstsCoversSubdomains?: boolean;
  collectsVitals?: boolean;
  holdsReviews?: boolean;
  /** Token for the sign-in of support staff without an account. Undefined disables this sign-in. */
  supportToken?: string | undefined;
  /** 32-byte key that encrypts authenticator secrets. Undefined stores them in plain text. */
  secretsKey?: Buffer | undefined;
  demandsSecondFactor?: boolean;
  securityContact?: SecurityContact | undefined;
  /** Patterns of barcodes that the shop's scales print, such as `21.....{NNDDD}` (contract/gtin.ts). */
  scaleCodes?: readonly string[];
  /** Stock at or below this quantity counts as low. */
  lowStock: number;
  sessionLifetime: SessionLifetime;
  paymentDeadlines: PaymentDeadlines;
  unconfirmedLimits?: UnconfirmedLimits | undefined;
}

export const DEFAULT_SETTINGS: ShopSettings = {
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  gateways: openGateways({}),
  lowStock: 5,
  sessionLifetime: { idleDays: 30, maxDays: 180 },
  paymentDeadlines: { onlineMinutes: 60, transferDays: 3 },
};
