import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FakeState } from './fakeState.ts';
import { toRefund, toSession } from './fakeStripe.ts';
import { openFakePayments } from './openFakePayments.ts';

const fixtures = JSON.parse(
  await readFile(path.join(import.meta.dirname, '../../testing/stripeFixtures.json'), 'utf8'),
) as Record<string, Record<string, unknown>>;

const checkout = {
  id: 'cs_test_1',
  kind: 'stripe' as const,
  reference: 'p',
  description: 'RR-1',
  amount: 100,
  currency: 'INR',
  returnUrl: 'https://shop.example',
  expiresAt: 1,
  status: 'paid' as 'paid' | 'open',
  paymentId: 'pi_1',
};

describe('the fake Stripe', () => {
  it.each([
    ['checkout.session', toSession(checkout, 'http://localhost/pay')],
    ['refund', toRefund({ id: 're_1', key: 'k', paymentId: 'pi_1', amount: 1, currency: 'INR' })],
  ])('returns fields of a %s that Stripe has, of the same kind', (kind, object) => {
    for (const [name, value] of Object.entries(object)) {
      const real = fixtures[kind]?.[name];
      expect([kind, name, real === undefined]).toEqual([kind, name, false]);
      const kinds = new Set([real, value].filter((one) => one !== null).map((one) => typeof one));
      expect([name, kinds.size]).toEqual([name, Math.min(1, kinds.size)]);
    }
  });
});

it('payments survive a restart of the fake provider', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fake-payments-'));
  const state = await FakeState.open(dataDir);
  await state.add({ ...checkout, status: 'open' });
  const fake = await openFakePayments({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    webhookSecret: 'x',
    shopOrigin: () => undefined,
  });
  const response = await fetch(`${fake.address}/v1/checkout/sessions/cs_test_1`);
  expect(await response.json()).toMatchObject({ id: 'cs_test_1', amount_total: 100 });
  await fake.close();
  await rm(dataDir, { recursive: true });
});
