import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findShopName } from '../content/contentRepository.ts';

/** Type of the files that must stand at the shop's root: what installs it, and the worker, whose reach is its folder. */
const TYPES = {
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  'sw.js': 'text/javascript; charset=utf-8',
} as const;

/** Names the shop in the file that installs it. */
function withName(manifest: Buffer, name: string): string {
  const values = JSON.parse(manifest.toString('utf8')) as object;
  return JSON.stringify({ ...values, ...(name !== '' && { name, short_name: name }) });
}

/** Serves the built files of the root; browsers ask for them again each time. A build for development has no worker. */
export async function registerRootFiles(app: FastifyInstance, distDir: string): Promise<void> {
  for (const [name, type] of Object.entries(TYPES)) {
    const file = await readFile(path.join(distDir, name)).catch(() => undefined);
    app.get(`/${name}`, async (_request, reply) => {
      if (!file) return reply.callNotFound();
      const isManifest = name === 'manifest.webmanifest';
      const body = isManifest ? withName(file, await findShopName(app.db)) : file;
      return reply.type(type).header('Cache-Control', 'no-cache').send(body);
    });
  }
}
