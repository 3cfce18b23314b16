import { quoted } from '../import/csvCell.ts';
import type { FeedItem } from './feedItems.ts';
import { amountText } from './googleFeed.ts';

const LONGEST_TITLE = 200;

function columnsOf(item: FeedItem, currency: string): Record<string, string> {
  const { images, saleMinor } = item;
  return {
    id: item.id,
    title: item.title.slice(0, LONGEST_TITLE),
    description: item.description,
    availability: item.isInStock ? 'in stock' : 'out of stock',
    condition: 'new',
    price: amountText(item.priceMinor, currency),
    sale_price: saleMinor === undefined ? '' : amountText(saleMinor, currency),
    link: item.link,
    image_link: images[0] ?? '',
    additional_image_link: images.slice(1).join(','),
    brand: item.brand,
    gtin: item.gtin,
    mpn: item.sku || item.id,
    item_group_id: item.groupId ?? '',
    product_type: item.collection,
  };
}

const HEADER = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'mpn',
  'item_group_id',
  'product_type',
];

export async function* metaFeed(
  items: AsyncIterable<FeedItem[]>,
  currency: string,
): AsyncGenerator<string> {
  yield `${HEADER.join(',')}\n`;
  for await (const some of items)
    yield some
      .map((item) => {
        const columns = columnsOf(item, currency);
        // Skip the guard against spreadsheet formulas, because only programs read this file.
        return `${HEADER.map((name) => quoted(columns[name] ?? '')).join(',')}\n`;
      })
      .join('');
}
