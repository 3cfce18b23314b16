import { PAGE_PREFIX } from '../content/pageDocument.ts';
import type { Text } from '../language.ts';
import type { Database } from '../db/schema.ts';
import type { DemoPage } from './demoPage.ts';
import type { DemoPost } from './demoPost.ts';
import { aboutUs } from './pages/aboutUs.ts';
import { cancellationRefund } from './pages/cancellationRefund.ts';
import { comingSoon } from './pages/comingSoon.ts';
import { contact } from './pages/contact.ts';
import { privacy } from './pages/privacy.ts';
import { shippingDelivery } from './pages/shippingDelivery.ts';
import { terms } from './pages/terms.ts';
import { breakfastTable } from './posts/breakfastTable.ts';
import { dalStepByStep } from './posts/dalStepByStep.ts';
import { honeyHarvest } from './posts/honeyHarvest.ts';
import { mangoSeason } from './posts/mangoSeason.ts';
import { spiceCupboard } from './posts/spiceCupboard.ts';
import { teaGarden } from './posts/teaGarden.ts';

export const demoPages: readonly DemoPage[] = [
  aboutUs,
  privacy,
  shippingDelivery,
  cancellationRefund,
  terms,
  contact,
  comingSoon,
];

export const demoPosts: readonly DemoPost[] = [
  mangoSeason,
  teaGarden,
  honeyHarvest,
  breakfastTable,
  spiceCupboard,
  dalStepByStep,
];

const demoTags: Readonly<Record<string, Text>> = {
  kitchen: { en: 'In the kitchen', fr: 'En cuisine' },
  growers: { en: 'Our growers', fr: 'Nos producteurs' },
  season: { en: 'In season', fr: 'De saison' },
  pantry: { en: 'The pantry', fr: 'Le placard' },
};

async function insertPost(trx: Database, post: DemoPost): Promise<void> {
  const { handle, author, date, picture, tags, products, texts } = post;
  const { id } = await trx
    .insertInto('blog_post')
    .values({ handle, author, picture, published_on: date })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('blog_post_text')
    .values(
      Object.entries(texts).map(([language, { pictureAlt, ...text }]) => ({
        post_id: id,
        language,
        picture_alt: pictureAlt,
        ...text,
      })),
    )
    .execute();
  await trx
    .insertInto('blog_post_tag')
    .values(tags.map((tag) => ({ post_id: id, tag_handle: tag })))
    .execute();
  for (const [position, product] of products.entries()) {
    await trx
      .insertInto('blog_post_product')
      .columns(['post_id', 'product_id', 'position'])
      .expression((eb) =>
        eb
          .selectFrom('product')
          .select((row) => [row.val(id).as('post_id'), 'id', row.val(position).as('position')])
          .where('handle', '=', product),
      )
      .execute();
  }
}

export async function insertDemoTags(trx: Database): Promise<void> {
  await trx
    .insertInto('blog_tag')
    .values(
      Object.entries(demoTags).map(([handle, name], position) => ({
        handle,
        position,
        name: JSON.stringify(name),
      })),
    )
    .execute();
}

export async function insertDemoContent(trx: Database): Promise<void> {
  await trx
    .insertInto('content')
    .values(
      demoPages.flatMap(({ handle, texts }) =>
        Object.entries(texts).map(([language, page]) => ({
          name: PAGE_PREFIX + handle,
          language,
          body: JSON.stringify(page),
        })),
      ),
    )
    .execute();
  await insertDemoTags(trx);
  for (const post of demoPosts) await insertPost(trx, post);
}
