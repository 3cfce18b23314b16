import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import type { Language, Text } from '../language.ts';

/** How a provider says that a payment went. */
export type PaymentResult = 'paid' | 'failed';

/** A payment that is about to begin. */
interface NewPayment {
  /** Names it to the provider; random. */
  reference: string;
  amountPaise: number;
  /** What the provider's form gave; empty for methods without one. */
  token: string;
}

/** How money comes: at the door, by bank transfer, or by a provider on the web. */
export type PaymentWay = 'cash' | 'transfer' | 'online';

/** A way to pay. Providers know nothing of orders but what they are told here. */
export interface PaymentProvider {
  id: string;
  /** What the shop's owner offers or does not. */
  way: PaymentWay;
  name: Text;
  description: Text;
  /** `due` where the money comes outside of the shop, `pending` where the provider tells when it has come. */
  firstState: 'due' | 'pending';
  /** Whether an order is sent before it is paid. */
  isPaidAtDoor: boolean;
  /** Whether shoppers see the reference, since they themselves play the provider. */
  showsReference: boolean;
  /** Whether the shop is set up for it. */
  isReady(db: Database): Promise<boolean>;
  /** The most that can be paid so; null for any sum. */
  findLimitPaise(db: Database): Promise<number | null>;
  /** Why a token is invalid. */
  errorOfToken(token: string): Text | undefined;
  /**
   * Begins a payment. It runs last in the transaction that keeps the payment, and may run again with the same reference.
   * @returns what the provider tells at once, in its order; a result may come twice, or later, or never
   */
  start(payment: NewPayment): Promise<readonly PaymentResult[]>;
  /**
   * Gives money of a payment back, where the provider can. It runs in the transaction that keeps the refund, and may run again
   * with the same id.
   * @returns whether the money is on its way
   */
  refund?(refund: { reference: string; refundId: string; amountPaise: number }): Promise<boolean>;
  /** What the shopper has to do while the payment is due. */
  instructions(
    db: Database,
    orderNumber: string,
    language: Language,
  ): Promise<Dto['PaymentInstruction'][]>;
}
