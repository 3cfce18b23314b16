import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ConfigDocument } from '../content/configDocument.ts';
import { findShop } from '../content/contentRepository.ts';

/**
 * Content types of the manifest and the service worker. A service worker controls only its own folder, so these
 * files are at the root.
 */
const TYPES = {
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  'sw.js': 'text/javascript; charset=utf-8',
} as const;

interface Manifest {
  icons: { src: string }[];
}

/** Adds the shop's name and icon to the manifest. A new icon changes the icon URLs, so that devices fetch it. */
function withShop(file: Buffer, { store_name: name, icon }: ConfigDocument = {}): string {
  const manifest = JSON.parse(file.toString('utf8')) as Manifest;
  const query = icon ? `?${new URLSearchParams({ of: icon }).toString()}` : '';
  return JSON.stringify({
    ...manifest,
    ...(name && { name, short_name: name }),
    icons: manifest.icons.map((one) => ({ ...one, src: one.src + query })),
  });
}

/**
 * Serves the built files of the root, which browsers revalidate each time. Development builds have no service
 * worker.
 */
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
