/** `node bench/bareServer.ts FILE`: what Node can send at best. Answers each path of the file, which `loadCached.ts` writes, from memory. */
import { readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer by its path, its body in base64. */
export type BareAnswers = Record<string, { headers: OutgoingHttpHeaders; body: string }>;

const answers = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as BareAnswers;
const ready = new Map(
  Object.entries(answers).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer(({ url = '' }, response) => {
  const { headers, body } = ready.get(url) ?? { headers: {}, body: '' };
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`It is open at http://localhost:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
