import { toDecimal } from '../currency/minorUnits.ts';
import { xmlText } from '../xml.ts';
import type { FeedItem } from './feedItems.ts';

const LONGEST_TITLE = 150;

export const amountText = (minor: number, currency: string): string =>
  `${toDecimal(minor).toFixed(2)} ${currency}`;

const element = (name: string, text: string): string =>
  text === '' ? '' : `<g:${name}>${xmlText(text)}</g:${name}>`;

function contentElements({ content }: FeedItem): string {
  if (content === undefined) return '';
  const unit = content.measure === 'piece' ? 'ct' : content.measure;
  return (
    element('unit_pricing_measure', `${content.amount} ${unit}`) +
    element('unit_pricing_base_measure', `1 ${unit}`)
  );
}

function itemXml(item: FeedItem, currency: string): string {
  const { images, priceMinor, saleMinor, gtin } = item;
  return [
    '<item>',
    element('id', item.id),
    element('item_group_id', item.groupId ?? ''),
    element('title', item.title.slice(0, LONGEST_TITLE)),
    element('description', item.description),
    element('link', item.link),
    element('image_link', images[0] ?? ''),
    ...images.slice(1).map((image) => element('additional_image_link', image)),
    element('availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    element('condition', 'new'),
    element('price', amountText(priceMinor, currency)),
    saleMinor === undefined ? '' : element('sale_price', amountText(saleMinor, currency)),
    element('brand', item.brand),
    element('gtin', gtin),
    gtin === '' ? element('identifier_exists', 'no') : '',
    element('product_type', item.collection),
    contentElements(item),
    '</item>',
  ].join('');
}

export interface FeedHead {
  name: string;
  origin: string;
  currency: string;
}

/** Streams a feed for Google Merchant Center: RSS 2.0 with its namespace. */
export async function* googleFeed(
  items: AsyncIterable<FeedItem[]>,
  { name, origin, currency }: FeedHead,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${xmlText(name)}</title><link>${xmlText(origin)}</link><description>${xmlText(name)}</description>
`;
  for await (const some of items) yield some.map((item) => `${itemXml(item, currency)}\n`).join('');
  yield '</channel></rss>\n';
}
