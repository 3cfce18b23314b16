import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { insertDelivery, order, openClientWithCart } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient } from '../../testing/openStaffClient.ts';
import { untilBlocked } from '../../testing/untilBlocked.ts';

let db: Database;
let app: FastifyInstance;
let origin: string;
let riceId: string;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  await insertDelivery(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  app = await buildApp({ db });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const role of ['packer', 'editor'] as const) {
    await insertStaff(app, `${role}@example.com`, role);
  }
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const listen = (cookie: string) =>
  fetch(`${origin}/api/staff/events`, { headers: cookie === '' ? {} : { cookie } });

async function readUntil(reader: ReadableStreamDefaultReader<string>, said: string) {
  let text = '';
  while (!text.includes(said)) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  return text;
}

const readerOf = ({ body }: Response) => {
  if (body === null) throw new Error('A stream has a body.');
  return body.pipeThrough(new TextDecoderStream()).getReader();
};

describe('order events', () => {
  it('name a new order immediately and end with the session', async () => {
    const client = await openStaffClient(app, 'packer@example.com');
    const answer = await listen(client.cookie);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = readerOf(answer);
    await readUntil(reader, ': here');
    const placeOne = async () => (await order(await openClientWithCart(app, riceId))).number ?? '';
    const number = await placeOne();
    expect(await readUntil(reader, number)).toContain(`event: orders\ndata: ["${number}"]`);
    await client.call('DELETE', '/session');
    const secret = await placeOne();
    const last = await readUntil(reader, secret);
    expect(last).not.toContain(secret);
    expect(last).toContain('event: ended');
  });

  it('require permission to read orders and limit the streams of a member', async () => {
    expect((await listen('')).status).toBe(401);
    const editor = await openStaffClient(app, 'editor@example.com');
    expect((await listen(editor.cookie)).status).toBe(403);
    const { cookie } = await openStaffClient(app, 'packer@example.com');
    const streams = [];
    for (let at = 0; at < 8; at += 1) streams.push(await listen(cookie));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await listen(cookie)).status).toBe(429);
  });

  it('do not count browsers that left before their stream began', async () => {
    const own = await buildApp({ db });
    const url = await own.listen({ host: '127.0.0.1', port: 0 });
    const { port } = own.server.address() as AddressInfo;
    const { cookie } = await openStaffClient(own, 'packer@example.com');
    const closed: Promise<unknown>[] = [];
    own.server.on('connection', (socket) => {
      closed.push(new Promise((resolve) => socket.once('close', resolve)));
    });
    await db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE staff_session`.execute(trx);
      const sockets = Array.from({ length: 8 }, () => {
        const socket = connect(port, '127.0.0.1');
        socket.write(`GET /api/staff/events HTTP/1.1\r\nHost: shop\r\nCookie: ${cookie}\r\n\r\n`);
        return socket;
      });
      await untilBlocked(trx, sockets.length);
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    });
    const stream = await fetch(`${url}/api/staff/events`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    await own.close();
  });

  it('end when the server closes', async () => {
    const other = await buildApp({ db });
    const url = await other.listen({ host: '127.0.0.1', port: 0 });
    const { cookie } = await openStaffClient(app, 'packer@example.com');
    const stream = await fetch(`${url}/api/staff/events`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    const reader = readerOf(stream);
    await readUntil(reader, ': here');
    await other.close();
    expect(await readUntil(reader, 'never said')).not.toContain('event:');
  });
});
