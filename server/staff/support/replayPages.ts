import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../http/isHttps.ts';
import type { PageDocument, ComposedPage } from '../../pages/pageDocument.ts';
import { pageLanguage } from '../../pages/pageLanguage.ts';
import { withDirectives } from '../../pages/pagePolicy.ts';
import { resetAttempts, enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { RateLimitExceeded } from '../../rateLimit/rateLimitExceeded.ts';
import { rejectOtherOrigins } from '../../http/rejectCrossSite.ts';
import { recordChange } from '../changes/changeRepository.ts';
import { endSession } from '../access/endSession.ts';
import { clearStaffCookie } from '../access/staffCookie.ts';
import { findSession } from '../access/staffSession.ts';
import { texts } from '../../texts.ts';
import { signInPage } from './signInPage.ts';
import {
  supportOf,
  isSupportOpen,
  isSupportToken,
  SUPPORT_COOKIE,
  supportCookie,
} from './supportAccess.ts';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface ReplayPagesOptions {
  readonly document: PageDocument;
  readonly sendUnknown: SendPage;
}

const REPLAY = '/support/replay';
const RECORDINGS = 'recordings.read';
const WORKDAY_SECONDS = 12 * 60 * 60;

const REPLAY_POLICY = { 'frame-src': "'self'", 'form-action': "'self'" };

/**
 * CSP directives of the replay frame. They block API calls, forms and nested frames, whatever a recording contains.
 */
const STOREFRONT_POLICY = {
  'connect-src': "'none'",
  'form-action': "'none'",
  'frame-src': "'none'",
  'worker-src': "'none'",
  'frame-ancestors': "'self'",
};

function languageOfPage(request: FastifyRequest) {
  return pageLanguage(request, new URL(request.url, 'http://page').searchParams);
}

function send(reply: FastifyReply, { html, policy }: ComposedPage): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policy)
    .send(html);
}

export async function replayPages(
  app: FastifyInstance,
  { document, sendUnknown }: ReplayPagesOptions,
): Promise<void> {
  const { db, origin, settings } = app;
  const { supportToken: token } = settings;
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(app) } as const;

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    rejection?: string,
  ): FastifyReply {
    const language = languageOfPage(request);
    return send(
      reply,
      document.composePlain(signInPage(language, token !== undefined, rejection), language),
    );
  }

  function composed(request: FastifyRequest, support: string, chunk: string) {
    const page = { status: 200, head: '', body: '', state: '', isComplete: false };
    return document.compose({ ...page, support, chunk }, languageOfPage(request), origin);
  }

  async function sendReplay(request: FastifyRequest, reply: FastifyReply) {
    if (!(await supportOf(request, RECORDINGS))) return sendForm(request, reply);
    const { html, policy } = await composed(request, 'replay', 'replay');
    return send(reply, { html, policy: withDirectives(policy, REPLAY_POLICY) });
  }

  async function sendStorefront(request: FastifyRequest, reply: FastifyReply) {
    if (!(await supportOf(request, RECORDINGS))) return reply.redirect(REPLAY, 303);
    const { html, policy } = await composed(request, 'storefront', 'replayed-shop');
    void reply.header('X-Frame-Options', 'SAMEORIGIN');
    return send(reply, { html, policy: withDirectives(policy, STOREFRONT_POLICY) });
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    if (token === undefined) return reply.callNotFound();
    const language = languageOfPage(request);
    try {
      await enforceRateLimit(db, { supportClient: networkOf(request) });
    } catch (error) {
      if (!(error instanceof RateLimitExceeded)) throw error;
      return sendForm(request, reply.code(429), error.errorIn(language));
    }
    const { token: typed } = (request.body ?? {}) as { token?: unknown };
    if (typeof typed !== 'string' || !isSupportToken(typed, token)) {
      return sendForm(request, reply.code(403), texts.support.signIn.invalid[language]);
    }
    await resetAttempts(db, 'supportClient', networkOf(request));
    return reply
      .setCookie(SUPPORT_COOKIE, supportCookie(token), { ...cookie, maxAge: WORKDAY_SECONDS })
      .redirect(`${REPLAY}?lang=${language}`, 303);
  }

  async function signOut(request: FastifyRequest, reply: FastifyReply) {
    const session = await findSession(request, db);
    if (session) {
      await db.transaction().execute(async (trx) => {
        await recordChange(trx, session.member, 'signOutStaff', await endSession(trx, session));
      });
      clearStaffCookie(reply);
    }
    return reply.clearCookie(SUPPORT_COOKIE, cookie).redirect(REPLAY, 303);
  }

  const forSupport = (sendPage: SendPage) => async (request: FastifyRequest, reply: FastifyReply) =>
    (await isSupportOpen(app)) ? sendPage(request, reply) : sendUnknown(request, reply);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
  });
  app.get(REPLAY, forSupport(sendReplay));
  app.get('/support/storefront', forSupport(sendStorefront));
  app.post(REPLAY, { onRequest: rejectOtherOrigins }, signIn);
  app.post('/support/sign-out', { onRequest: rejectOtherOrigins }, signOut);
}
