import type { FastifyInstance } from 'fastify';

/** Returns the URLs listed in a sitemap file. */
export async function sitemapLocations(app: FastifyInstance, path: string): Promise<string[]> {
  const { body } = await app.inject(path);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
}
