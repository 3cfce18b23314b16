import type { IntlShape } from 'react-intl';
import type { Product } from '../api/endpoints.gen.ts';
import { collectionPath, productPath } from '../lib/paths.ts';

/** The way to a product's page as schema.org's BreadcrumbList: home, shop, its collection, the page itself. */
export function breadcrumbData(
  { name = '', handle = '', collection }: Product,
  origin: string,
  { formatMessage }: IntlShape,
): object {
  const steps = [
    { name: formatMessage({ id: 'breadcrumb.home.title' }), path: '/' },
    { name: formatMessage({ id: 'shop.title' }), path: '/shop' },
    ...(collection ? [{ name: collection.name, path: collectionPath(collection.handle) }] : []),
    { name, path: productPath(handle) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  };
}
