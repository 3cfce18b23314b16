import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import type { Language, Text } from '../language.ts';

export type PaymentResult = 'paid' | 'failed';

interface NewPayment {
  reference: string;
  amountPaise: number;
  token: string;
}

export type PaymentWay = 'cash' | 'transfer' | 'online';

/** Payment method. Providers know only the parts of an order that they get here. */
export interface PaymentProvider {
  id: string;
  way: PaymentWay;
  name: Text;
  description: Text;
  /** `due` if the money arrives outside the shop, `pending` if the provider reports it. */
  firstState: 'due' | 'pending';
  isPaidAtDoor: boolean;
  /** True if shoppers see the reference, because they simulate the provider. */
  showsReference: boolean;
  isReady(db: Database): Promise<boolean>;
  findLimitPaise(db: Database): Promise<number | null>;
  errorOfToken(token: string): Text | undefined;
  /**
   * Starts a payment. Runs last in the transaction that stores the payment, and may run again with the same
   * reference.
   * @returns immediate results in order; a result may repeat, arrive later or never
   */
  start(payment: NewPayment): Promise<readonly PaymentResult[]>;
  /**
   * Refunds a payment if the provider supports it. Runs in the transaction that stores the refund, and may run
   * again with the same id.
   * @returns true if the money is on its way
   */
  refund?(refund: { reference: string; refundId: string; amountPaise: number }): Promise<boolean>;
  instructions(
    db: Database,
    orderNumber: string,
    language: Language,
  ): Promise<Dto['PaymentInstruction'][]>;
}
