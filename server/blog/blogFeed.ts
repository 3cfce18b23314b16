import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findContent } from '../content/contentRepository.ts';
import type { Dto } from '../http/contractTypes.ts';
import { mayReadOld, readsOf } from '../db/replica.ts';
import type { Language } from '../language.ts';
import { inLanguage } from '../pages/pageUrl.ts';
import { texts } from '../texts.ts';
import { xmlText } from '../xml.ts';
import type { BlogCard } from './blogPost.ts';
import { findPosts } from './blogRepository.ts';

const FEED_PATH = '/blog/feed.xml';

const MOST = 50;

/** Noon UTC: the same day for nearly all readers. */
const timeOf = (date: string) => new Date(`${date}T12:00:00Z`).toUTCString();

function itemOf({ handle, title, summary, date }: BlogCard, origin: string, language: Language) {
  const url = xmlText(inLanguage(`${origin}/blog/${encodeURIComponent(handle)}`, language));
  return `<item><title>${xmlText(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${timeOf(date)}</pubDate><description>${xmlText(summary)}</description></item>`;
}

export async function blogFeed(app: FastifyInstance): Promise<void> {
  const { origin } = app;

  async function sendFeed(
    request: FastifyRequest<{ Querystring: { lang?: unknown } }>,
    reply: FastifyReply,
  ) {
    const db = readsOf(request);
    const language = request.query.lang === 'fr' ? 'fr' : 'en';
    const { posts } = await findPosts(db, { language, limit: MOST, offset: 0 });
    const config = (await findContent(db, 'config', language)) as Dto['Config'] | undefined;
    const title = [config?.store_name, texts.blog.title[language]].filter(Boolean).join(' - ');
    const self = xmlText(inLanguage(origin + FEED_PATH, language));
    void reply
      .type('application/rss+xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=600');
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
      `<title>${xmlText(title)}</title>`,
      `<link>${xmlText(inLanguage(`${origin}/blog`, language))}</link>`,
      `<description>${xmlText(config?.meta_description ?? title)}</description>`,
      `<language>${language}</language>`,
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      ...posts.map((post) => itemOf(post, origin, language)),
      '</channel></rss>',
    ].join('\n');
  }

  app.get(FEED_PATH, mayReadOld(sendFeed));
}
