import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { smallestFile } from '../catalog/picture.ts';
import { findShop } from '../content/contentRepository.ts';
import { makeIcon, type IconShape } from '../pictures/makeIcon.ts';

const ICONS: Readonly<Record<string, IconShape>> = {
  'icon.svg': { size: 192, isMaskable: false },
  'icon-192.png': { size: 192, isMaskable: false },
  'icon-512.png': { size: 512, isMaskable: false },
  'maskable-192.png': { size: 192, isMaskable: true },
  'maskable-512.png': { size: 512, isMaskable: true },
};

const HOUR = 'public, max-age=3600';

function toSvg(png: Buffer, size: number): Buffer {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="${href}"/></svg>`,
  );
}

async function iconOf(app: FastifyInstance, picture: string, name: string, shape: IconShape) {
  const file = await app.inject({ url: smallestFile(picture, shape.size) });
  if (file.statusCode !== 200) throw new Error(`The picture was answered with ${file.statusCode}.`);
  const png = await makeIcon(file.rawPayload, shape);
  return name.endsWith('.svg') ? toSvg(png, shape.size) : png;
}

export async function registerIcons(app: FastifyInstance, distDir: string): Promise<void> {
  let made: { picture: string; icons: Map<string, Promise<Buffer>> } | undefined;

  async function findIcon(name: string, shape: IconShape): Promise<Buffer | undefined> {
    const picture = (await findShop(app.db))?.icon;
    if (!picture) return undefined;
    if (made?.picture !== picture) made = { picture, icons: new Map() };
    const { icons } = made;
    const known = icons.get(name);
    if (known) return known;
    const icon = iconOf(app, picture, name, shape);
    icons.set(name, icon);
    icon.catch(() => icons.delete(name));
    return icon;
  }

  // Browsers request this path for documents that name no icon, such as plain text.
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('Cache-Control', HOUR).redirect('/icons/icon-192.png', 302),
  );
  for (const [name, shape] of Object.entries(ICONS)) {
    const built = await readFile(path.join(distDir, 'icons', name)).catch(() => undefined);
    app.get(`/icons/${name}`, async (request, reply) => {
      let icon: Buffer | undefined;
      let mayBeCached = true;
      try {
        icon = await findIcon(name, shape);
      } catch (error) {
        request.log.error(error, 'An icon of the shop could not be had.');
        mayBeCached = false;
        icon = await made?.icons.get(name)?.catch(() => undefined);
      }
      icon ??= built;
      if (!icon) return reply.callNotFound();
      const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
      return reply
        .type(type)
        .header('Cache-Control', mayBeCached ? HOUR : 'no-cache')
        .send(icon);
    });
  }
}
