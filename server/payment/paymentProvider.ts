import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import type { ShopSettings } from '../shopSettings.ts';
import type { Language, Text } from '../language.ts';

export type PaymentResult = 'paid' | 'failed';

interface NewPayment {
  reference: string;
  amountMinor: number;
  token: string;
}

export type PaymentWay = 'cash' | 'transfer' | 'online';

/** Payment method. Knows only the order data that its functions receive. */
export interface PaymentProvider {
  id: string;
  way: PaymentWay;
  name: Text;
  description: Text;
  /** Initial state of a payment: `due` if the money arrives outside the shop, `pending` if the provider reports it. */
  firstState: 'due' | 'pending';
  isPaidAtDoor: boolean;
  /** True if customers see the reference, because they simulate the provider. */
  showsReference: boolean;
  isReady(db: Database, settings: ShopSettings): Promise<boolean>;
  findLimitMinor(db: Database): Promise<number | null>;
  errorOfToken(token: string): Text | undefined;
  /**
   * Starts a payment. Runs last in the transaction that stores the payment, and may run again with the same
   * reference.
   * @returns immediate results in order; a result may also repeat, arrive later or never arrive
   */
  start(payment: NewPayment): Promise<readonly PaymentResult[]>;
  /**
   * Refunds a payment. Missing if the provider does not support refunds. Runs in the transaction that stores the
   * refund, and may run again with the same id.
   * @returns true if the refund is on its way
   */
  refund?(refund: { reference: string; refundId: string; amountMinor: number }): Promise<boolean>;
  instructions(
    db: Database,
    orderNumber: string,
    language: Language,
  ): Promise<Dto['PaymentInstruction'][]>;
}
