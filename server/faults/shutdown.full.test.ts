import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../db/openDatabase.ts';
import { startPostgres } from '../testing/postgresProcess.ts';
import { startShop, type ShopProcess } from '../testing/shopProcess.ts';

let opened: AsyncDisposableStack;
let folder: string;

beforeEach(async () => {
  opened = new AsyncDisposableStack();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-shutdown-'));
  opened.defer(() => rm(folder, { recursive: true }));
});

afterEach(() => opened.disposeAsync());

async function openShop(databaseUrl?: string, seconds = '1'): Promise<ShopProcess> {
  const shop = await startShop(folder, databaseUrl, { SHUTDOWN_SECONDS: seconds });
  opened.defer(() => shop.kill());
  return shop;
}

interface Connection {
  socket: Socket;
  answer: Promise<string>;
}

async function openConnection(url: string, text: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  opened.defer(() => void socket.destroy());
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  const answer = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received));
  });
  await once(socket, 'connect');
  socket.write(text);
  return { socket, answer };
}

const begunForm = (token: string) =>
  `POST /api/checkout/cart/remove?api_token=${token} HTTP/1.1\r\nHost: shop\r\n` +
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 20\r\n\r\nkey=1234';

async function newToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/common/apitoken`);
  return ((await answer.json()) as { api_token: string }).api_token;
}

async function untilClosing(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
    } catch {
      return;
    }
    socket.destroy();
  }
}

describe('shutdown', () => {
  it('completes open requests, closes idle connections and does not wait for slow ones', async () => {
    const shop = await openShop('', '5');
    const token = await newToken(shop.url);
    const idle = await openConnection(
      shop.url,
      'GET /api/common/currency HTTP/1.1\r\nHost: shop\r\n\r\n',
    );
    await once(idle.socket, 'data');
    const underWay = await openConnection(shop.url, begunForm(token));
    const slow = await openConnection(shop.url, begunForm(token));
    const late = await openConnection(shop.url, 'GET /api/common/currency HTTP/1.1\r\nHost: sh');
    const later = 'GET /api/common/currency HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';
    await (
      await openConnection(shop.url, later)
    ).answer;
    const ended = shop.terminate();
    await untilClosing(shop.url);
    underWay.socket.write('5678&quantit');
    late.socket.write('op\r\n\r\n');
    expect(await underWay.answer).toMatch(/^HTTP\/1.1 200 [^]*\r\nconnection: close\r\n/i);
    expect(await late.answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await idle.answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await slow.answer).toBe('');
    expect(await ended).toBe(0);
  });

  it('gives six continuously calling clients no 503', async () => {
    const shop = await openShop();
    const statuses = new Set<number>();
    let calls = 0;
    const enough = Promise.withResolvers<void>();
    async function callOn(): Promise<void> {
      const token = await newToken(shop.url);
      for (;;) {
        const answer = await fetch(`${shop.url}/api/checkout/cart?api_token=${token}`).catch(
          () => undefined,
        );
        // A refused connection is fine: a load balancer would retry on another server.
        if (answer === undefined) return;
        statuses.add(answer.status);
        await answer.arrayBuffer();
        calls += 1;
        if (calls === 100) enough.resolve();
      }
    }
    const clients = Array.from({ length: 6 }, callOn);
    await enough.promise;
    expect(await shop.terminate()).toBe(0);
    await Promise.all(clients);
    expect([...statuses]).toEqual([200]);
  });

  it('ends soon after its deadline, even if the database does not respond', async () => {
    const postgres = await startPostgres();
    opened.defer(() => postgres.stop());
    const shop = await openShop(postgres.url);
    const db = await openDatabase({ databaseUrl: postgres.url });
    opened.defer(() => db.destroy());
    await db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE session`.execute(trx);
      const stuck = newToken(shop.url).then(
        () => 'answered',
        () => 'cut',
      );
      for (;;) {
        const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(trx);
        if (rows.length > 0) break;
      }
      expect(await shop.terminate()).toBe(1);
      expect(await stuck).toBe('cut');
    });
  });
});
