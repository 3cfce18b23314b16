import { useIntl } from 'react-intl';
import type { ContentKind } from '../../api/staffApi.ts';

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' };

const labels: Readonly<Record<string, string>> = {
  author: 'staff.content.author',
  html: 'staff.content.html',
  keywords: 'staff.content.keywords',
  meta_description: 'staff.content.metaDescription',
  picture: 'staff.content.picture',
  picture_alt: 'staff.product.pictureAlt',
  products: 'staff.menu.products',
  tags: 'staff.content.tags',
  title: 'staff.content.title',
};

const ofKind: Readonly<Record<ContentKind, Readonly<Record<string, string>>>> = {
  page: { day: 'staff.content.changed', lead: 'staff.content.lead' },
  post: { day: 'staff.content.day', lead: 'staff.content.summary' },
};

/** Says what a field of a page or post is called, with its language where there are two. */
export function useContentLabel(kind: ContentKind): (name: string) => string {
  const { formatMessage } = useIntl();
  return (name) => {
    const [, plain = name, language] = /^(.+)_(en|fr)$/.exec(name) ?? [];
    const id = labels[plain] ?? ofKind[kind][plain];
    const label = id === undefined ? plain : formatMessage({ id });
    return language === undefined ? label : `${label} (${LANGUAGE_NAMES[language]})`;
  };
}
