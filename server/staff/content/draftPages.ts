import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toWholePostDto } from '../../blog/blogRoutes.ts';
import { toProductDto } from '../../catalog/productDto.ts';
import { findProduct } from '../../catalog/productRepository.ts';
import { toHomeDto } from '../../content/homeDto.ts';
import { toPageDto } from '../../content/pageRoutes.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { languageOf, type Language } from '../../language.ts';
import { readContent } from './contentDraft.ts';
import { isFixed, isNoText, type ContentItem, type ContentValues } from './contentItem.ts';
import { toHomeDocument } from './homeValues.ts';
import { toFooterDocument } from './footerValues.ts';
import { toMenuDocument } from './menuValues.ts';
import { toPageDocument } from './shownContent.ts';
import { permittedMember } from '../access/staffSession.ts';
import { texts } from '../../texts.ts';
import { pageLanguage } from '../../pages/pageLanguage.ts';
import { withDirectives } from '../../pages/pagePolicy.ts';
import type { AnswerCall, MadePage, PageRedirect } from '../../pages/renderMessages.ts';

type MakePage = (
  page: { location: string; language: Language },
  answer: AnswerCall,
) => Promise<MadePage | PageRedirect>;

export interface DraftPagesOptions {
  readonly makePage: MakePage;
  readonly answerShown: AnswerCall;
}

interface DraftRequest {
  Params: ContentItem;
}

const PLACES = {
  page: { path: '/info/', call: '/api/content/page' },
  post: { path: '/blog/', call: '/api/blog/post' },
  home: { path: '/', call: '/api/content/home' },
  menu: { path: '/', call: '/api/common/menu' },
  footer: { path: '/', call: '/api/common/config' },
} as const;

/** CSP directives of a preview, which must not run scripts or send data. */
const DRAFT_POLICY = {
  'script-src': "'none'",
  'connect-src': "'none'",
  'form-action': "'none'",
  'frame-src': "'none'",
  'worker-src': "'none'",
  'frame-ancestors': "'self'",
};

const NOTICE_STYLE =
  'position:sticky;top:0;z-index:9999;padding:8px 16px;background:#fff3cd;color:#3d2f00;font:16px/1.4 sans-serif;text-align:center';

async function productIdsOf(db: Database, handles: readonly string[]): Promise<string[]> {
  if (handles.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select(['id', 'handle'])
    .where('handle', 'in', handles)
    .execute();
  return handles.flatMap((handle) => rows.find((row) => row.handle === handle)?.id ?? []);
}

async function answerOf(
  { db, settings }: FastifyInstance,
  { kind, handle }: ContentItem,
  values: ContentValues,
  language: Language,
): Promise<Dto['ContentPage'] | Dto['BlogPost'] | Dto['HomeContent'] | Dto['MenuAnswer']> {
  if (values.home) return toHomeDto(toHomeDocument(values.home, language));
  if (values.menu) return { menu: toMenuDocument(values.menu, language) };
  const text = values.texts[isNoText(values.texts[language]) ? 'en' : language];
  if (kind === 'page') return toPageDto(handle, toPageDocument(values, text));
  const post = {
    handle,
    title: text.title,
    summary: text.lead,
    date: values.day,
    author: values.author,
    picture: values.picture || null,
    pictureAlt: text.picture_alt,
    tags: values.tags,
    html: text.html,
    keywords: text.keywords,
    productIds: await productIdsOf(db, values.products),
  };
  return toWholePostDto(db, post, language, settings);
}

function asDraft(html: string, language: Language): string {
  const notice = `<div role="note" style="${NOTICE_STYLE}">${texts.staff.content.preview[language]}</div>`;
  return html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="(?:fetch|script)"[^>]*>/g, '')
    .replace(/<body[^>]*>/, (body) => body + notice);
}

const uncached = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

/**
 * Serves `/staff/preview/{kind}/{handle}` to members with `content.manage`, and products of any status under
 * `/staff/preview/product/{handle}` to those with `products.read`. `?lang=fr` selects French. Responses are not
 * cached.
 */
export async function draftPages(
  app: FastifyInstance,
  { makePage, answerShown }: DraftPagesOptions,
): Promise<void> {
  const { db, origin } = app;

  app.get<DraftRequest>('/staff/preview/:kind/:handle', async (request, reply) => {
    void reply.headers(uncached);
    const { kind, handle } = request.params;
    if (!Object.hasOwn(PLACES, kind)) return reply.callNotFound();
    // The staff page asks for a sign-in or reports the missing permission.
    if (!(await permittedMember(request, 'content.manage'))) return reply.redirect('/staff', 303);
    const item = { kind, handle };
    const { values } = await readContent(db, item);
    const { path, call } = PLACES[kind];

    const answerDraft: AnswerCall = async (asked) => {
      const { pathname, searchParams } = new URL(asked.url, origin);
      const isAsked = pathname === call && (isFixed(item) || searchParams.get('handle') === handle);
      if (!isAsked) return answerShown(asked);
      const { headers = {} } = asked;
      const asWritten = languageOf({ headers });
      if (values.footer) {
        const shown = await answerShown(asked);
        const footer = toFooterDocument(values.footer, asWritten);
        return {
          ...shown,
          body: JSON.stringify({ ...(JSON.parse(shown.body) as object), footer }),
        };
      }
      const answer = await answerOf(app, item, values, asWritten);
      return { status: 200, body: JSON.stringify(answer) };
    };
    const location = isFixed(item) ? path : `${path}${encodeURIComponent(handle)}`;
    return sendDraft(request, reply, location, answerDraft);
  });

  app.get<{ Params: { handle: string } }>(
    '/staff/preview/product/:handle',
    async (request, reply) => {
      void reply.headers(uncached);
      const { handle } = request.params;
      if (!(await permittedMember(request, 'products.read'))) return reply.redirect('/staff', 303);
      return sendDraft(request, reply, `/shop/${encodeURIComponent(handle)}`, async (asked) => {
        const { pathname, searchParams } = new URL(asked.url, origin);
        const isAsked =
          pathname === '/api/product/product' && searchParams.get('product_slug') === handle;
        if (!isAsked) return answerShown(asked);
        const language = languageOf({ headers: asked.headers ?? {} });
        const product = await findProduct(db, { handle }, language, true);
        if (product === undefined) return answerShown(asked);
        return { status: 200, body: JSON.stringify(toProductDto(product, app.settings)) };
      });
    },
  );

  async function sendDraft(
    request: FastifyRequest,
    reply: FastifyReply,
    location: string,
    answer: AnswerCall,
  ): Promise<FastifyReply> {
    const language = pageLanguage(request, new URL(request.url, origin).searchParams);
    const page = await makePage({ location, language }, answer);
    if (!('html' in page)) {
      reply.callNotFound();
      return reply;
    }
    const { html, policy } = page;
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'Content-Language': language,
        'Content-Security-Policy': withDirectives(policy, DRAFT_POLICY),
        'X-Frame-Options': 'SAMEORIGIN',
      })
      .send(asDraft(html.toString(), language));
  }
}
