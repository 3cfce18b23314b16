import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Hosting {
  readonly fallback?: string;
  readonly backend?: string;
}

async function pass(request: IncomingMessage, response: ServerResponse, url: string) {
  const body = request.method === 'POST' ? await text(request) : undefined;
  const { headers } = request;
  const answer = await fetch(url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body === undefined ? {} : { body }),
  });
  const cookies = answer.headers.getSetCookie();
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'text/plain',
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  response.end(await answer.text());
}

/**
 * Serves a folder on a free port of 127.0.0.1, like a static host.
 * @returns the server's URL without a trailing slash, and a function that stops the server
 */
export async function serveFolder(
  folder: string,
  { fallback, backend }: Hosting = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').catch(() => {
      if (!response.headersSent) response.writeHead(404);
      response.end();
    });

    async function answer(address: string): Promise<void> {
      const { pathname } = new URL(address, 'http://127.0.0.1');
      if (pathname.startsWith('/api')) {
        if (backend === undefined) response.writeHead(502).end();
        else await pass(request, response, backend + address);
        return;
      }
      const isFile = path.extname(pathname) !== '' || fallback === undefined;
      const name = isFile ? path.normalize(decodeURIComponent(pathname)) : fallback;
      const file = path.join(folder, name);
      const { size } = await stat(file);
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-length': size });
      await pipeline(createReadStream(file), response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
