import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens on the port, or on a free one if it is busy. @returns the origin that browsers on this machine use */
export async function listenOnAnyPort(
  app: FastifyInstance,
  host: string,
  port: number,
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await app.listen({ host, port: 0 });
  }
  const { port: actualPort } = app.server.address() as AddressInfo;
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  return `http://${name}:${actualPort}`;
}
