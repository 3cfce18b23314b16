import type { AccountKind } from '../account/accountOwner.ts';

export interface OrderEmailData {
  firstname: string;
  number: string;
  /** Missing in emails queued by earlier versions. */
  shortNumber?: string | undefined;
  secret: string | null;
  rows: { label: string; value: string }[];
  address: string[];
  delivery: string;
  /** Delivery slot in ISO 8601 and its calendar sequence number. Missing in emails queued by earlier versions. */
  slot?: { starts: string; ends: string; sequence: number } | undefined;
  payment: string[];
  refund: string;
  /** Keys of invoices to attach. Missing in emails queued by earlier versions. */
  invoices?: string[];
}

export interface StockAlertEmailData {
  name: string;
  handle: string;
  code: string;
}

export interface ContactMessage {
  name: string;
  email: string;
  order_number: string;
  message: string;
}

export interface StaffAlert {
  kind: 'invited' | 'access' | 'factor' | 'bank' | 'keys' | 'export' | 'customer' | 'erasure';
  by: string;
  about: string;
}

export interface NewOrderData extends Pick<OrderEmailData, 'number' | 'rows' | 'delivery'> {
  name: string;
  shortNumber: string;
  customer: string;
  payment: string;
}

export interface PaymentAlert {
  name: string;
  kind: 'dispute' | 'refund';
  number: string;
  /** Missing in emails queued by earlier versions. */
  shortNumber?: string | undefined;
}

export interface EmailData {
  'verify-email': { firstname: string; code: string };
  'known-address': { firstname: string };
  'reset-password': { firstname: string; code: string };
  'password-changed': {
    firstname: string;
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
  'staff-reset-password': { name: string; code: string };
  'staff-password-changed': { name: string };
  'staff-alert': { name: string; alert: StaffAlert };
  'payment-alert': PaymentAlert;
  'new-order': NewOrderData;
  'staff-passkey-added': { name: string; passkey: string };
  'staff-passkey-removed': { name: string; passkey: string };
}

interface SecondFactorData {
  firstname: string;
  kind?: AccountKind;
}

export type EmailTemplateName = keyof EmailData;
