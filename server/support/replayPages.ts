/** The pages that support staff look at recordings with; whoever has not shown the token gets the form that asks for it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../isHttps.ts';
import type { PageDocument, ComposedPage } from '../pages/pageDocument.ts';
import { pageLanguage } from '../pages/pageLanguage.ts';
import { withDirectives } from '../pages/pagePolicy.ts';
import { resetAttempts, enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { RateLimitExceeded } from '../rateLimit/rateLimitExceeded.ts';
import { rejectCrossSite } from '../rejectCrossSite.ts';
import { texts } from '../texts.ts';
import { signInPage } from './signInPage.ts';
import { isSupport, isSupportToken, SUPPORT_COOKIE, supportCookie } from './supportAccess.ts';

export interface ReplayPagesOptions {
  readonly document: PageDocument;
  /** What support staff sign in with. */
  readonly token: string;
}

const REPLAY = '/support/replay';
const WORKDAY_SECONDS = 12 * 60 * 60;

/** The replay page shows the storefront in a frame of the same origin. */
const REPLAY_POLICY = { 'frame-src': "'self'", 'form-action': "'self'" };

/** In the frame nothing can be sent, whatever a recording or the code in it would like to. */
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

/** `/support/replay`, the storefront that it frames, signing in and out. */
export async function replayPages(
  app: FastifyInstance,
  { document, token }: ReplayPagesOptions,
): Promise<void> {
  const { db, origin } = app;
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(app) } as const;

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    rejection?: string,
  ): FastifyReply {
    const language = languageOfPage(request);
    return send(reply, document.composePlain(signInPage(language, rejection), language));
  }

  function composed(request: FastifyRequest, support: string, chunk: string) {
    const page = { status: 200, head: '', body: '', state: '', isComplete: false };
    return document.compose({ ...page, support, chunk }, languageOfPage(request), origin);
  }

  async function sendReplay(request: FastifyRequest, reply: FastifyReply) {
    if (!isSupport(request, token)) return sendForm(request, reply);
    const { html, policy } = await composed(request, 'replay', 'replay');
    return send(reply, { html, policy: withDirectives(policy, REPLAY_POLICY) });
  }

  async function sendStorefront(request: FastifyRequest, reply: FastifyReply) {
    if (!isSupport(request, token)) return reply.redirect(REPLAY, 303);
    const { html, policy } = await composed(request, 'storefront', 'replayed-shop');
    void reply.header('X-Frame-Options', 'SAMEORIGIN');
    return send(reply, { html, policy: withDirectives(policy, STOREFRONT_POLICY) });
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
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

  async function signOut(_request: FastifyRequest, reply: FastifyReply) {
    return reply.clearCookie(SUPPORT_COOKIE, cookie).redirect(REPLAY, 303);
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
  });
  app.get(REPLAY, sendReplay);
  app.get('/support/storefront', sendStorefront);
  app.post(REPLAY, { onRequest: rejectCrossSite }, signIn);
  app.post('/support/sign-out', { onRequest: rejectCrossSite }, signOut);
}
