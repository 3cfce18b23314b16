import { findContent } from '../content/contentRepository.ts';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { texts } from '../texts.ts';
import type { PaymentProvider } from './paymentProvider.ts';

type Instruction = Dto['PaymentInstruction'];

async function bankDetails(db: Database, language: Language): Promise<Instruction[]> {
  return ((await findContent(db, 'bank_account', language)) ?? []) as Instruction[];
}

export const transferPayment: PaymentProvider = {
  id: 'transfer',
  way: 'transfer',
  name: texts.payment.transfer.name,
  description: texts.payment.transfer.description,
  firstState: 'due',
  isPaidAtDoor: false,
  isReady: async (db) => (await bankDetails(db, 'en')).length > 0,
  findLimitMinor: async () => null,
  instructions: async (db, orderNumber, language) => [
    ...(await bankDetails(db, language)),
    { title: texts.payment.reference[language], text: orderNumber },
  ],
};
