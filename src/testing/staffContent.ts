import type { HomeEntry, MenuEntry, StaffContent } from '../api/staffApi.ts';
import { NEW_ENTRY } from '../staff/content/homeForm.ts';
import examples from './staffExamples.gen.json' with { type: 'json' };

const { values: written, ...content } = examples.getStaffContent.answer;
const noText = {
  title: '',
  lead: '',
  html: '',
  picture_alt: '',
  meta_description: '',
  keywords: '',
};
const noValues = { ...written, picture: '', day: '', texts: { en: noText, fr: noText } };

const entry = (title: string, link: string, picture: string): HomeEntry => ({
  ...NEW_ENTRY,
  picture,
  texts: {
    en: { ...NEW_ENTRY.texts.en, title, text: 'Picked ripe.', link },
    fr: { ...NEW_ENTRY.texts.fr, title: `${title} (fr)` },
  },
});

const menuEntry = (title: string, others: Partial<MenuEntry> = {}): MenuEntry => ({
  type: 'link',
  path: '/',
  columns: 0,
  is_open: false,
  children: [],
  texts: { en: { title, badge: '' }, fr: { title: '', badge: '' } },
  ...others,
});

export const staffHome = {
  ...content,
  kind: 'home',
  handle: 'home',
  state: 'published',
  values: {
    ...noValues,
    home: {
      banners: [
        entry('The harvest', '/shop', 'country-bread-2'),
        entry('Spices', '/shop/spices', 'forest-honey-3'),
      ],
      ingredients: [],
      boxes: [],
      block: {
        picture: 'country-bread-2',
        is_left: true,
        has_more: false,
        texts: {
          en: { title: 'A field with a <em>name</em>', content: '<p>214 farms.</p>', alt: 'Bread' },
          fr: { title: '', content: '', alt: '' },
        },
      },
      stories: [entry('How it began', '/shop', '/pictures/trek.svg')],
      awards: [entry('Golden Ladle', '', '/pictures/award.svg')],
      certificates: [entry('Organic', '', '/pictures/organic.svg')],
      testimonials: [entry('Meera', '', '')],
    },
  },
} satisfies StaffContent;

export const staffMenu = {
  ...content,
  kind: 'menu',
  handle: 'menu',
  state: 'published',
  values: {
    ...noValues,
    menu: [
      menuEntry('Shop', { path: '/shop' }),
      menuEntry('Collections', {
        type: 'sub',
        path: '',
        columns: 2,
        children: [menuEntry('Fruits', { path: '/shop/collection/fruits' })],
      }),
    ],
  },
} satisfies StaffContent;

export const staffFooter = {
  ...content,
  kind: 'footer',
  handle: 'footer',
  state: 'published',
  values: {
    ...noValues,
    footer: {
      about_link: '/info/about-us',
      texts: {
        en: {
          about_text: 'Two friends and a cart.',
          chat_text: 'We answer at any hour.',
          credit: 'Design: the studio',
          shipping_title: 'Free shipping',
          shipping_text: 'From our store to your kitchen',
          support_title: '',
          support_text: '',
          checkout_title: '',
          checkout_text: '',
        },
        fr: {
          about_text: 'Deux amis et une charrette.',
          chat_text: '',
          credit: '',
          shipping_title: 'Livraison gratuite',
          shipping_text: '',
          support_title: '',
          support_text: '',
          checkout_title: '',
          checkout_text: '',
        },
      },
      links: [
        { path: '/info/privacy-policy', title_en: 'Privacy', title_fr: 'Vie privée' },
        { path: 'https://maps.example/shop', title_en: 'Map', title_fr: 'Plan' },
      ],
    },
  },
} satisfies StaffContent;
