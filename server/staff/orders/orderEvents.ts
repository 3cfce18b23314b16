/** `GET /events`: tells browsers at the counter as soon as orders change, so that nobody loads a page again. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { followChanges } from '../../db/followChanges.ts';
import { RateLimitExceeded } from '../../rateLimit/rateLimitExceeded.ts';
import { hasPermission } from '../access/sessionFactor.ts';
import { staffCookieHash, staffSecretOf } from '../access/staffCookie.ts';
import {
  demandPermission,
  findSession,
  staffSessionOf,
  toSession,
} from '../access/staffSession.ts';
import { findStaffSession } from '../access/staffSessionRepository.ts';

const POLL_MS = 1000;

/** Proxies cut connections on which nothing moves; so often it is looked, too, whether the session goes on. */
const HEARTBEAT_MS = 10_000;

/** Streams of one member: some tabs and a phone. */
const MOST_STREAMS = 8;

/** When a browser comes back that was refused for its many streams. */
const REFUSED_S = 30;

interface Listener {
  memberId: string;
  cookieHash: Buffer;
  stream: ServerResponse;
}

/** A plugin of the counter. While somebody listens, the database is asked once a second, by each process once. */
export async function orderEvents(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let asksAt = 0;

  async function isWelcome({ cookieHash }: Listener): Promise<boolean> {
    const found = await findStaffSession(db, cookieHash);
    if (found === undefined) return false;
    return hasPermission(toSession(found, '', app.settings), 'orders.read');
  }

  async function tell(text: string): Promise<void> {
    for (const listener of listeners) {
      const { stream } = listener;
      if (!stream.destroyed && (await isWelcome(listener))) {
        stream.write(text);
        continue;
      }
      stream.end('event: ended\ndata: session\n\n');
      listeners.delete(listener);
    }
  }

  /** Nobody may learn of a change whose session has ended meanwhile. */
  async function look(next: ReturnType<typeof followChanges>): Promise<void> {
    const numbers = await next();
    if (numbers === undefined || numbers.size > 0) {
      await tell(`event: orders\ndata: ${JSON.stringify([...(numbers ?? [])])}\n\n`);
    } else if (Date.now() >= asksAt) {
      await tell(': here\n\n');
      asksAt = Date.now() + HEARTBEAT_MS;
    }
  }

  function follow(next: ReturnType<typeof followChanges>): void {
    timer = setTimeout(() => void lookAgain(next), POLL_MS).unref();
  }

  async function lookAgain(next: ReturnType<typeof followChanges>): Promise<void> {
    try {
      await look(next);
    } catch (error) {
      app.log.error(error, 'Changes of orders could not be read.');
    }
    if (listeners.size > 0) follow(next);
    else timer = undefined;
  }

  async function begin(): Promise<void> {
    if (timer !== undefined) return;
    const next = followChanges(db, 'order_change');
    // Marks where to begin before the first listener reads its orders.
    await next();
    if (timer === undefined) follow(next);
  }

  async function demandListener(request: FastifyRequest): Promise<void> {
    request.staffSession = await findSession(request, db);
    demandPermission(request, 'orders.read');
  }

  app.get('/events', { onRequest: demandListener }, async (request, reply: FastifyReply) => {
    // A browser that left while its session was looked up has closed already: nothing would take its listener away.
    if (reply.raw.destroyed) return reply.hijack();
    const { member } = staffSessionOf(request);
    const own = [...listeners].filter(({ memberId }) => memberId === member.id);
    if (own.length >= MOST_STREAMS) throw new RateLimitExceeded(REFUSED_S);
    const cookieHash = staffCookieHash(app, staffSecretOf(request) ?? '');
    const listener = { memberId: member.id, cookieHash, stream: reply.raw };
    listeners.add(listener);
    reply.raw.on('close', () => listeners.delete(listener));
    await begin();
    reply.hijack();
    reply.raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      // A stream that ends would else hold its connection, and the server's end, open.
      connection: 'close',
      'x-accel-buffering': 'no',
    } as Record<string, string>);
    reply.raw.write(': here\n\n');
    return reply;
  });

  app.addHook('preClose', async () => {
    clearTimeout(timer);
    for (const { stream } of listeners) stream.end();
  });
}
