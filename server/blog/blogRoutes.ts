import { pictureOf } from '../catalog/picture.ts';
import { findCards } from '../catalog/productRepository.ts';
import { toCardDto } from '../catalog/productDto.ts';
import type { Dto, QueryRequest } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { readsOf } from '../db/replica.ts';
import { languageOf, type Language } from '../language.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { texts } from '../texts.ts';
import type { BlogCard, BlogPost, BlogTag } from './blogPost.ts';
import { findPost, findPosts, findTags } from './blogRepository.ts';

const PAGE_SIZE = 20;

function toPostDto(post: BlogCard, known: readonly BlogTag[]): Dto['BlogCard'] {
  const { handle, title, summary, date, author, picture, pictureAlt, tags } = post;
  return {
    handle,
    title,
    summary,
    date,
    author,
    tags: tags.flatMap((tag) => known.find((other) => other.handle === tag) ?? []),
    ...(picture !== null && { picture: pictureOf(picture, pictureAlt) }),
  };
}

export async function toWholePostDto(
  db: Database,
  post: BlogPost,
  language: Language,
  settings: ShopSettings,
): Promise<Dto['BlogPost']> {
  const { html, keywords, productIds } = post;
  const products = await findCards(db, productIds, language);
  return {
    ...toPostDto(post, await findTags(db, language)),
    html,
    keywords,
    products: products.map((card) => toCardDto(card, settings)),
  };
}

export const blogRoutes = {
  async listBlogPosts(request: QueryRequest<'listBlogPosts'>): Promise<Dto['BlogList']> {
    const db = readsOf(request);
    const language = languageOf(request);
    const { page = 1, limit = PAGE_SIZE, tag } = request.query;
    const place = { language, tag: tag || undefined, limit, offset: (page - 1) * limit };
    const { posts, total } = await findPosts(db, place);
    const tags = await findTags(db, language);
    return { posts: posts.map((post) => toPostDto(post, tags)), total, page, limit, tags };
  },

  async getBlogPost(request: QueryRequest<'getBlogPost'>): Promise<Dto['BlogPost']> {
    const db = readsOf(request);
    const language = languageOf(request);
    const post = await findPost(db, request.query.handle, language);
    if (post === undefined) return { error: texts.blog.noPost[language] };
    return toWholePostDto(db, post, language, request.server.settings);
  },
};
