import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFakePayments } from '../payment/fake/openFakePayments.ts';

/** Runs fake payment providers while `work` runs. They send no webhooks. */
export async function withFakePayments(work: (address: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fake-payments-'));
  const fake = await openFakePayments({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    webhookSecret: 'x',
    shopOrigin: () => undefined,
  });
  try {
    await work(fake.address);
  } finally {
    await fake.close();
    await rm(dataDir, { recursive: true });
  }
}
