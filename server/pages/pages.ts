import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { backgroundJobs } from '../backgroundJobs.ts';
import { RETRY_AFTER_S } from '../http/errors.ts';
import { currencyCookieOf } from '../currency/currencyCookie.ts';
import { draftPages } from '../staff/content/draftPages.ts';
import { answersInProcess } from './pageAnswers.ts';
import { createPageErrorHandler } from './failedPage.ts';
import { followPageChanges } from './pageChanges.ts';
import { createPageCache, type CacheablePage } from './pageCache.ts';
import { readPageDocument } from './pageDocument.ts';
import { pageLanguage } from './pageLanguage.ts';
import { isPageQuery } from './pageQuery.ts';
import { findMovedPath } from './oldShopPaths.ts';
import { pageUrlOf, withoutExtraSlashes } from './pageRedirect.ts';
import { openRenderPool } from './renderPool.ts';
import { registerRootFiles } from './rootFiles.ts';
import { registerIcons } from './shopIcons.ts';
import { reportingOf } from '../reports/reportingOf.ts';
import { replayPages } from '../staff/support/replayPages.ts';

export interface PagesOptions {
  readonly distDir: string;
  readonly distServerDir: string;
  readonly keptDir: string;
  readonly renderThreads?: number;
  readonly cacheBytes: number;
  readonly hasSharedCache: boolean;
}

const EMPTY = Buffer.alloc(0);

const NO_PAGE = { policy: '', etag: '', html: EMPTY, brotli: EMPTY, isComplete: false };

const CHANGES_PAUSE_MS = 500;
const YEAR = 'public, max-age=31536000, immutable';

/** Headers for pages that only the browser may cache, because a page depends on cookies. */
const OWN_PAGE = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie' };

/**
 * Headers for a shared cache whose key contains the language and currency cookies. `Vary: Cookie` would store one page
 * per visitor.
 */
const SHARED_PAGE = {
  'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=10',
  Vary: 'Accept-Encoding',
};

function cacheControl(url: string): string {
  if (url.startsWith('/assets/i18n/')) return 'public, no-cache';
  if (url.startsWith('/assets/') || url.includes('?v=')) return YEAR;
  return 'public, max-age=86400';
}

/** Registers pages and built files. Every path that is neither an API call nor a file is a page. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { db, origin, settings, metrics } = app;
  const { distDir, keptDir, renderThreads = 1, cacheBytes, hasSharedCache } = options;
  const { newsletterAction, newsletterRedirect, collectsVitals = false } = settings;
  const renderSettings = { newsletterAction, newsletterRedirect, collectsVitals };
  const document = await readPageDocument(distDir, settings);
  const renderFile = path.resolve(options.distServerDir, 'render.js');
  const pool = await openRenderPool(
    { distDir, renderFile, settings: renderSettings },
    renderThreads,
  );
  app.addHook('onClose', pool.close);
  const reporting = reportingOf(app);
  const answers = answersInProcess(app);
  const cache = createPageCache(cacheBytes, undefined, (lookup) =>
    metrics?.count(`shop_page_cache_${lookup}_total`),
  );
  metrics?.watch('shop_page_cache_bytes', 'What cached pages take', cache.bytes);
  metrics?.watch(
    'shop_waiting_compressions',
    'Pages that wait to be compressed',
    cache.waitingCompressions,
  );
  metrics?.watch('shop_waiting_renders', 'Pages that wait to be rendered', pool.waiting);

  let frameVersion = 0;
  const readChanges = followPageChanges(db);
  async function renewPages(): Promise<void> {
    const changed = await readChanges();
    if (changed.size === 0) return;
    if (changed.has('content')) frameVersion += 1;
    answers.forget(changed);
    cache.forget(changed);
  }
  await renewPages();
  const renewal = { name: 'page renewal', pauseMs: CHANGES_PAUSE_MS, run: renewPages };
  await app.register(backgroundJobs, { jobs: [renewal] });

  await registerRootFiles(app, distDir);
  await registerIcons(app, distDir);
  for (const folder of ['assets', 'pictures', 'icons']) {
    const built = path.resolve(distDir, folder);
    await app.register(fastifyStatic, {
      root: folder === 'assets' ? [built, path.resolve(keptDir)] : built,
      prefix: `/${folder}/`,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        const { url } = reply.request;
        void reply.header('Cache-Control', cacheControl(url));
      },
    });
  }

  async function makePage(
    location: string,
    language: string,
    currency: string | undefined,
  ): Promise<CacheablePage> {
    const subjects = new Set(['content']);
    const page = await pool.make(
      { location, origin, language, currency, version: String(frameVersion) },
      answers.answerFor(subjects),
    );
    const made = 'html' in page ? page : { ...NO_PAGE, ...page };
    return { ...made, subjects, language, mayBeCached: made.isComplete };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const url = pageUrlOf(request.url);
    if (!url || url.pathname.startsWith('/api')) return reply.callNotFound();
    const { pathname, search, searchParams } = url;
    const moved = withoutExtraSlashes(pathname, search);
    if (moved !== undefined) return reply.redirect(moved, 301);
    const found = await findMovedPath(db, pathname);
    if (found !== undefined) return reply.redirect(found + search, 301);
    const language = pageLanguage(request, searchParams);
    const currency = currencyCookieOf(request);
    const location = pathname + search;
    const page = await cache.get([language, currency, location].join(' '), async () => {
      const made = await makePage(location, language, currency);
      return { ...made, mayBeCached: made.mayBeCached && isPageQuery(searchParams) };
    });
    if (page.location !== undefined) {
      // Make browsers revalidate, because a product may use its former address again.
      if (page.status === 301) void reply.header('Cache-Control', 'no-cache');
      return reply.redirect(page.location, page.status);
    }
    if (page.status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    void reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .headers(hasSharedCache && page.mayBeCached ? SHARED_PAGE : OWN_PAGE)
      .header('Content-Language', page.language)
      .header('Content-Security-Policy', `${page.policy}; ${reporting.directives}`)
      .headers(reporting.headers)
      .header('ETag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
    return reply.header('Content-Encoding', 'br').send(page.brotli);
  }

  await app.register(replayPages, { document, sendUnknown: sendPage });
  let drafts = 0;
  await app.register(draftPages, {
    // Discard the subjects of previews: previews are not cached, and a shared set would only grow.
    answerShown: (call) => answers.answerFor(new Set())(call),
    makePage: (page, answer) => {
      drafts += 1;
      // A draft may change the frame, so render each under a unique version, apart from the cached frame.
      const version = `draft ${drafts}`;
      return pool.make({ ...page, origin, currency: undefined, version }, answer);
    },
  });
  const sendFailure = createPageErrorHandler(document);
  const errorHandler: RouteOptions['errorHandler'] = (error, request, reply) =>
    void sendFailure(error, request, reply);
  app.get('/*', { errorHandler }, sendPage);
}
