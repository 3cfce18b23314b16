import type { SecurityContact } from './http/securityTxt.ts';

/** After how many days a session ends by itself, whoever has its cookie or a token of it. */
export interface SessionLifetime {
  /** Since it was last used. */
  idleDays: number;
  /** Since it began. */
  maxDays: number;
}

/** What guests from one network may hold unpaid while nobody has confirmed their addresses. */
export interface UnconfirmedLimits {
  orders: number;
  /** Of goods, in all these orders together. */
  units: number;
  /** After how many hours such an order lapses that is to be paid at the door. */
  hours: number;
}

/** How long an order waits for its payment, from the latest attempt to pay it. */
export interface PaymentDeadlines {
  /** For what a provider is to tell of, in minutes. */
  onlineMinutes: number;
  /** For money that comes outside of the shop, in days. What is paid at the door waits without end once its address is confirmed. */
  transferDays: number;
}

/** What an operator sets and modules have to know; main.ts takes it from the environment. */
export interface ShopSettings {
  /** ISO 3166 code of the shop's country: decides on unit prices and nutrition labels. */
  country: string;
  /** IANA name of the zone that delivery slots and the times of orders are written in. */
  timeZone: string;
  /** Whether orders can be paid by the test provider, which moves no money. */
  hasTestPayment: boolean;
  /** URL at the mailing-list provider that the newsletter form posts to; without it there is no form. */
  newsletterAction?: string | undefined;
  /** URL that the newsletter provider redirects to; the policy of pages must allow its host. */
  newsletterRedirect?: string | undefined;
  /** Whether browsers are told that all hosts below the shop's are https, too; they are not without it. */
  hstsCoversSubdomains?: boolean;
  /** Pages report how soon they were seen and answered, for the metrics; they do not without it. */
  collectsVitals?: boolean;
  /** Whether reviews appear only once support staff have approved them; at once without it. */
  holdsReviews?: boolean;
  /** What support staff without an account at the counter sign in with; without it nobody can. */
  supportToken?: string | undefined;
  /** 32 bytes that authenticator secrets are encrypted with; stored unencrypted without it. */
  secretsKey?: Buffer | undefined;
  /** Whether owners and managers need a second factor to work; they do not without it. */
  demandsSecondFactor?: boolean;
  /** Whom to tell of weaknesses; without it there is no security.txt. */
  securityContact?: SecurityContact | undefined;
  /** Patterns of codes that the shop's scales print, such as `21.....{NNDDD}` (contract/gtin.ts). */
  scaleCodes?: readonly string[];
  /** From how many units on, downwards, the stock of a product is low. */
  lowStock: number;
  sessionLifetime: SessionLifetime;
  paymentDeadlines: PaymentDeadlines;
  /** Without it they may hold as much as they like, as long as they like. */
  unconfirmedLimits?: UnconfirmedLimits | undefined;
}

/** What holds where nothing is set. */
export const DEFAULT_SETTINGS: ShopSettings = {
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  hasTestPayment: false,
  lowStock: 5,
  sessionLifetime: { idleDays: 30, maxDays: 180 },
  paymentDeadlines: { onlineMinutes: 60, transferDays: 3 },
};
