import type { AccountKind } from '../account/accountOwner.ts';

/** What an email about an order needs to know; all texts are in its language. */
export interface OrderEmailData {
  firstname: string;
  number: string;
  /** Opens a guest's order; null for a customer, who signs in for it. */
  secret: string | null;
  /** What was ordered and its totals: label and amount. */
  rows: { label: string; value: string }[];
  /** Where it goes, one line each. */
  address: string[];
  /** How it gets there, with the time of its slot. */
  delivery: string;
  /** Delivery slot in ISO 8601 and version of the order. Emails of earlier versions lack it. */
  slot?: { starts: string; ends: string; sequence: number } | undefined;
  /** How it is paid, and what is to be done for that. */
  payment: string[];
  /** How much money goes back. */
  refund: string;
}

/** What the email about a product that is back needs to know. */
export interface StockAlertEmailData {
  /** Of the product, in the email's language. */
  name: string;
  handle: string;
  /** Gives up the other requests of the address. */
  code: string;
}

/** What a visitor writes to the shop. */
export interface ContactMessage {
  name: string;
  /** A mail address that was checked. */
  email: string;
  /** Number of the order it is about; empty for none. */
  order_number: string;
  /** Text of several lines. */
  message: string;
}

/** A change that could be a thief's first. */
export interface StaffAlert {
  kind: 'invited' | 'access' | 'factor' | 'bank' | 'export';
  /** Name of the member who made it. */
  by: string;
  /** Name of the member it is about; empty for none. */
  about: string;
}

/** What each email needs to know. */
export interface EmailData {
  'verify-email': { firstname: string; code: string };
  'known-address': { firstname: string };
  'reset-password': { firstname: string; code: string };
  'password-changed': {
    firstname: string;
    /** Names of those that still sign in. */
    passkeys?: readonly string[];
    hasSecondFactor?: boolean;
  };
  'passkey-added': { firstname: string; passkey: string };
  'passkey-removed': { firstname: string; passkey: string };
  'second-factor-on': SecondFactorData;
  'second-factor-off': SecondFactorData;
  'recovery-codes-renewed': SecondFactorData;
  'recovery-code-used': SecondFactorData & { left: number };
  'order-placed': OrderEmailData;
  'payment-received': OrderEmailData;
  'order-slot-changed': OrderEmailData;
  'order-dispatched': OrderEmailData;
  'order-cancelled': OrderEmailData;
  'order-refunded': OrderEmailData;
  'back-in-stock': StockAlertEmailData;
  'contact-message': ContactMessage;
  'staff-invitation': { name: string; by: string; code: string };
  'staff-password-changed': { name: string };
  'staff-alert': { name: string; alert: StaffAlert };
  'staff-passkey-added': { name: string; passkey: string };
  'staff-passkey-removed': { name: string; passkey: string };
}

interface SecondFactorData {
  firstname: string;
  /** A customer's without it. */
  kind?: AccountKind;
}

export type EmailTemplateName = keyof EmailData;
