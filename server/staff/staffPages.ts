/** Serves the staff page and its assets. The page is the same for everyone; its data comes from the API. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { permissionsPolicy } from '../pages/pagePolicy.ts';
import { reportingOf } from '../reports/reportingOf.ts';
import { newSecret } from '../session/secret.ts';

export interface StaffPagesOptions {
  readonly distDir: string;
}

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Returns the page's Content Security Policy. Trusted Types allow the policies of webpack, worker, sanitizer and
 * editor.
 */
function policyOf(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types staff#webpack dompurify ProseMirrorClipboard worker',
  ].join('; ');
}

/**
 * Serves the page at `/staff` and at all paths below it that are not build files.
 * @throws Error if the folder contains no build
 */
export async function staffPages(
  app: FastifyInstance,
  { distDir }: StaffPagesOptions,
): Promise<void> {
  const page = await readFile(path.join(distDir, 'index.html'), 'utf8');
  const reporting = reportingOf(app);
  await app.register(fastifyStatic, {
    root: path.resolve(distDir, 'assets'),
    prefix: '/staff/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      // Only the translation files have names without a content hash.
      const isText = reply.request.url.startsWith('/staff/assets/i18n/');
      void reply.header('Cache-Control', isText ? 'public, no-cache' : YEAR);
    },
  });

  function send(reply: FastifyReply): FastifyReply {
    const nonce = newSecret(16);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Content-Security-Policy': `${policyOf(nonce)}; ${reporting.directives}`,
        ...reporting.headers,
      })
      .send(page.replaceAll('%nonce%', nonce));
  }

  const worker = await readFile(path.join(distDir, 'sw.js')).catch(() => undefined);
  app.get('/staff/sw.js', async (_request, reply) => {
    if (!worker) return reply.callNotFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/staff' })
      .send(worker);
  });
  app.get('/admin', (_request, reply) => reply.redirect('/staff'));
  for (const url of ['/staff', '/staff/*'])
    app.get(url, async (_request, reply) =>
      send(reply.header('Permissions-Policy', permissionsPolicy('self'))),
    );
}
