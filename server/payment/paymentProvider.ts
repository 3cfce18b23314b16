import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import type { ShopSettings } from '../shopSettings.ts';
import type { Language, Text } from '../language.ts';

export type PaymentResult = 'paid' | 'failed';

export type PaymentWay = 'cash' | 'transfer' | 'online';

export interface PaymentProvider {
  id: string;
  way: PaymentWay;
  name: Text;
  description: Text;
  /** First state of a payment: `due` if the money arrives outside the shop, `pending` if the provider reports it. */
  firstState: 'due' | 'pending';
  isPaidAtDoor: boolean;
  isReady(db: Database, settings: ShopSettings): Promise<boolean>;
  findLimitMinor(db: Database): Promise<number | null>;
  instructions(
    db: Database,
    orderNumber: string,
    language: Language,
  ): Promise<Dto['PaymentInstruction'][]>;
}
