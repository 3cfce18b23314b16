import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newSecret } from '../../session/secret.ts';

export interface FakeCheckout {
  id: string;
  kind: 'stripe' | 'razorpay';
  reference: string;
  description: string;
  amount: number;
  /** Upper-case ISO code. */
  currency: string;
  returnUrl: string;
  /** Unix seconds. */
  expiresAt: number;
  status: 'open' | 'paid' | 'expired';
  paymentId?: string;
}

export interface FakeRefund {
  id: string;
  key: string;
  paymentId: string;
  amount: number;
  currency: string;
}

interface Stored {
  checkouts: FakeCheckout[];
  refunds: FakeRefund[];
}

export const fakeId = (prefix: string): string => `${prefix}_${newSecret(12)}`;

export class FakeState {
  readonly #file: string;
  readonly #stored: Stored;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string, stored: Stored) {
    this.#file = file;
    this.#stored = stored;
  }

  static async open(dataDir: string): Promise<FakeState> {
    const file = path.join(dataDir, 'fake-payments.json');
    const text = await readFile(file, 'utf8').catch(() => '{"checkouts":[],"refunds":[]}');
    return new FakeState(file, JSON.parse(text) as Stored);
  }

  get checkouts(): readonly FakeCheckout[] {
    return this.#stored.checkouts;
  }

  get refunds(): readonly FakeRefund[] {
    return this.#stored.refunds;
  }

  find(id: string): FakeCheckout | undefined {
    const found = this.#stored.checkouts.find((checkout) => checkout.id === id);
    if (found?.status === 'open' && found.expiresAt * 1000 < Date.now()) found.status = 'expired';
    return found;
  }

  async add(checkout: FakeCheckout): Promise<FakeCheckout> {
    this.#stored.checkouts.push(checkout);
    await this.save();
    return checkout;
  }

  /** @returns the refund, or the earlier one with this key; undefined if the amount is not refundable */
  async refund({
    paymentId,
    amount,
    key,
    kind,
  }: Pick<FakeRefund, 'paymentId' | 'amount' | 'key'> & {
    kind: FakeCheckout['kind'];
  }): Promise<FakeRefund | undefined> {
    const { checkouts, refunds } = this.#stored;
    const repeated = refunds.find((refund) => refund.key === key);
    if (repeated) return repeated;
    const paid = checkouts.find((checkout) => checkout.paymentId === paymentId);
    const refunded = refunds
      .filter((refund) => refund.paymentId === paymentId)
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (!paid || refunded + amount > paid.amount) return undefined;
    const id = fakeId(kind === 'stripe' ? 're' : 'rfnd');
    const refund = { id, key, paymentId, amount, currency: paid.currency };
    refunds.push(refund);
    await this.save();
    return refund;
  }

  /** Writes a temporary file first, so that a crash leaves the previous state. */
  save(): Promise<void> {
    this.#writing = this.#writeAfter(this.#writing);
    return this.#writing;
  }

  async #writeAfter(previous: Promise<void>): Promise<void> {
    await previous;
    await writeFile(`${this.#file}.part`, JSON.stringify(this.#stored));
    await rename(`${this.#file}.part`, this.#file);
  }
}
