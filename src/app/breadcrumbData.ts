import type { IntlShape } from 'react-intl';
import type { BlogPost, Product } from '../api/endpoints.gen.ts';
import { BLOG_PATH, blogPostPath, collectionPath, productPath } from '../lib/paths.ts';

interface Step {
  readonly name: string;
  readonly path: string;
}

function breadcrumbOf(steps: readonly Step[], origin: string, { formatMessage }: IntlShape) {
  const home = { name: formatMessage({ id: 'breadcrumb.home.title' }), path: '/' };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  };
}

export function breadcrumbData(
  { name = '', handle = '', collection }: Product,
  origin: string,
  intl: IntlShape,
): object {
  const steps = [
    { name: intl.formatMessage({ id: 'shop.title' }), path: '/shop' },
    ...(collection ? [{ name: collection.name, path: collectionPath(collection.handle) }] : []),
    { name, path: productPath(handle) },
  ];
  return breadcrumbOf(steps, origin, intl);
}

export function postBreadcrumbData(
  { title = '', handle = '' }: BlogPost,
  origin: string,
  intl: IntlShape,
): object {
  const steps = [
    { name: intl.formatMessage({ id: 'blog.title' }), path: BLOG_PATH },
    { name: title, path: blogPostPath(handle) },
  ];
  return breadcrumbOf(steps, origin, intl);
}
