import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
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

/** Serves the files of a folder on a free port of 127.0.0.1. @returns its address without a last slash */
export async function serveFolder(
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').catch(() => response.writeHead(404).end());

    async function answer(address: string): Promise<void> {
      const { pathname } = new URL(address, 'http://127.0.0.1');
      const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
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
