import type { ContentKind } from '../../api/staffApi.ts';
import { useLabelOf } from '../ui/useLabelOf.ts';

const labels: Readonly<Record<string, string>> = {
  about_link: 'staff.content.footer.aboutLink',
  about_text: 'staff.content.footer.aboutText',
  alt: 'staff.product.pictureAlt',
  author: 'staff.content.author',
  badge: 'staff.content.menu.badge',
  block_alt: 'staff.product.pictureAlt',
  block_content: 'staff.content.html',
  block_has_more: 'staff.content.blockHasMore',
  block_is_left: 'staff.content.blockIsLeft',
  block_picture: 'staff.content.picture',
  block_title: 'staff.content.title',
  chat_text: 'staff.content.footer.chatText',
  checkout_text: 'staff.content.html',
  checkout_title: 'staff.content.title',
  credit: 'staff.content.footer.credit',
  footer_links: 'staff.content.footer.links',
  home_awards: 'staff.content.home.awards',
  home_banners: 'staff.content.home.banners',
  home_boxes: 'staff.content.home.boxes',
  home_certificates: 'staff.content.home.certificates',
  home_ingredients: 'staff.content.home.ingredients',
  home_stories: 'staff.content.home.stories',
  home_testimonials: 'staff.content.home.testimonials',
  html: 'staff.content.html',
  keywords: 'staff.content.keywords',
  link: 'staff.content.link',
  link_text: 'staff.content.linkText',
  menu: 'staff.content.menu',
  meta_description: 'staff.content.metaDescription',
  name: 'staff.content.name',
  overline: 'staff.content.overline',
  picture: 'staff.content.picture',
  picture_alt: 'staff.product.pictureAlt',
  place: 'staff.content.place',
  products: 'staff.menu.products',
  shipping_text: 'staff.content.html',
  shipping_title: 'staff.content.title',
  support_text: 'staff.content.html',
  support_title: 'staff.content.title',
  tags: 'staff.content.tags',
  text: 'staff.content.html',
  title: 'staff.content.title',
};

const ofKind: Readonly<Record<ContentKind, Readonly<Record<string, string>>>> = {
  page: { day: 'staff.content.changed', lead: 'staff.content.lead' },
  post: { day: 'staff.content.day', lead: 'staff.content.summary' },
  home: {},
  menu: {},
  footer: {},
};

export function useContentLabel(kind: ContentKind): (name: string) => string {
  return useLabelOf({ ...labels, ...ofKind[kind] });
}
