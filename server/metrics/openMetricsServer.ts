import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a separate port, so that proxy rules need not protect it.
 * @throws if the port is in use
 */
export async function openMetricsServer(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  async function answer({ url, method }: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (url !== '/metrics' || method !== 'GET') {
      reply.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    reply.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${actual}/metrics`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
