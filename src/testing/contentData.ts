import type { BlogCard, BlogList, BlogPost, BlogTag, ContentPage } from '../api/endpoints.gen.ts';
import { cardOf, pictureOf } from './catalogData.ts';

const kitchenTag: BlogTag = { handle: 'kitchen', name: 'In the kitchen', count: 3 };
const growersTag: BlogTag = { handle: 'growers', name: 'Our growers', count: 2 };

export function postOf(rest: Partial<BlogCard> = {}): BlogCard {
  return {
    handle: 'rice-that-falls-apart',
    title: 'Rice that falls apart',
    summary: 'Rinse, rest, and do not stir.',
    date: '2026-10-16',
    author: 'Ananya Rao',
    tags: [kitchenTag],
    picture: pictureOf('red-rice', 2),
    ...rest,
  };
}

export function postPageOf(rest: Partial<BlogPost> = {}): BlogPost {
  return {
    ...postOf(),
    html: '<p>It begins with <a href="/shop">good rice</a>.</p><h2>Rinse</h2><p>Until the water runs clear.</p>',
    keywords: 'rice, cooking',
    products: [cardOf()],
    ...rest,
  };
}

export function postsOf(rest: Partial<BlogList> = {}): BlogList {
  return {
    posts: [1, 2, 3, 4].map((number) =>
      postOf({ handle: `post-${number}`, title: `Post ${number}` }),
    ),
    total: 6,
    page: 1,
    limit: 4,
    tags: [kitchenTag, growersTag],
    ...rest,
  };
}

export function pageOf(rest: Partial<ContentPage> = {}): ContentPage {
  return {
    handle: 'privacy-policy',
    title: 'Privacy policy',
    lead: 'What we know about you.',
    html: '<h2>What we keep</h2><p>Orders, and <a href="/info/contact">what you write</a>.</p>',
    changed: '2026-09-01',
    meta_description: 'Which data the shop keeps.',
    meta_keyword: 'privacy, data',
    ...rest,
  };
}
