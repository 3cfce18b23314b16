import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ConfigDocument } from '../content/configDocument.ts';
import { findShop } from '../content/contentRepository.ts';

/** Type of the files that must stand at the shop's root: what installs it, and the worker, whose reach is its folder. */
const TYPES = {
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  'sw.js': 'text/javascript; charset=utf-8',
} as const;

interface Manifest {
  icons: { src: string }[];
}

/** Names the shop in the file that installs it. Systems look at an icon again when it has another URL. */
function withShop(file: Buffer, { store_name: name, icon }: ConfigDocument = {}): string {
  const manifest = JSON.parse(file.toString('utf8')) as Manifest;
  const query = icon ? `?${new URLSearchParams({ of: icon }).toString()}` : '';
  return JSON.stringify({
    ...manifest,
    ...(name && { name, short_name: name }),
    icons: manifest.icons.map((one) => ({ ...one, src: one.src + query })),
  });
}

/** Serves the built files of the root; browsers ask for them again each time. A build for development has no worker. */
export async function registerRootFiles(app: FastifyInstance, distDir: string): Promise<void> {
  for (const [name, type] of Object.entries(TYPES)) {
    const file = await readFile(path.join(distDir, name)).catch(() => undefined);
    app.get(`/${name}`, async (_request, reply) => {
      if (!file) return reply.callNotFound();
      const isManifest = name === 'manifest.webmanifest';
      const body = isManifest ? withShop(file, await findShop(app.db)) : file;
      return reply.type(type).header('Cache-Control', 'no-cache').send(body);
    });
  }
}
