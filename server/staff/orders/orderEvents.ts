/** Server-sent events of `GET /events`, which report order changes to staff pages. */
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

/**
 * Interval of heartbeats, as proxies close idle connections. Each heartbeat also checks the sessions of all
 * listeners.
 */
const HEARTBEAT_MS = 10_000;

const MOST_STREAMS = 8;

/** Seconds after which a browser over the limit of streams retries. */
const REFUSED_S = 30;

interface Listener {
  memberId: string;
  cookieHash: Buffer;
  stream: ServerResponse;
}

/** Plugin of the staff API. While there are listeners, each process polls the database once a second. */
export async function orderEvents(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | undefined;
  let nextHeartbeatAt = 0;

  async function isAuthorized({ cookieHash }: Listener): Promise<boolean> {
    const found = await findStaffSession(db, cookieHash);
    if (found === undefined) return false;
    return hasPermission(toSession(found, '', app.settings), 'orders.read');
  }

  async function broadcast(text: string): Promise<void> {
    for (const listener of listeners) {
      const { stream } = listener;
      if (!stream.destroyed && (await isAuthorized(listener))) {
        stream.write(text);
        continue;
      }
      stream.end('event: ended\ndata: session\n\n');
      listeners.delete(listener);
    }
  }

  /**
   * Sends changed orders to all listeners, or a heartbeat when one is due. Listeners without a valid session get an
   * `ended` event instead.
   */
  async function publishChanges(next: ReturnType<typeof followChanges>): Promise<void> {
    const numbers = await next();
    if (numbers === undefined || numbers.size > 0) {
      await broadcast(`event: orders\ndata: ${JSON.stringify([...(numbers ?? [])])}\n\n`);
    } else if (Date.now() >= nextHeartbeatAt) {
      await broadcast(': here\n\n');
      nextHeartbeatAt = Date.now() + HEARTBEAT_MS;
    }
  }

  function follow(next: ReturnType<typeof followChanges>): void {
    timer = setTimeout(() => void poll(next), POLL_MS).unref();
  }

  async function poll(next: ReturnType<typeof followChanges>): Promise<void> {
    try {
      await publishChanges(next);
    } catch (error) {
      app.log.error(error, 'Changes of orders could not be read.');
    }
    if (listeners.size > 0) follow(next);
    else timer = undefined;
  }

  async function begin(): Promise<void> {
    if (timer !== undefined) return;
    const next = followChanges(db, 'order_change');
    // Set the starting point before the first listener loads its orders.
    await next();
    if (timer === undefined) follow(next);
  }

  async function demandListener(request: FastifyRequest): Promise<void> {
    request.staffSession = await findSession(request, db);
    demandPermission(request, 'orders.read');
  }

  app.get('/events', { onRequest: demandListener }, async (request, reply: FastifyReply) => {
    // Ignore a browser that disconnected while its session was loaded: no `close` event would remove the listener.
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
      // Otherwise an ended stream keeps its connection open and delays the server's shutdown.
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
