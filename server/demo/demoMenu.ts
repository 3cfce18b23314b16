import type { Dto } from '../http/contractTypes.ts';

type MenuItem = Dto['MenuItem'];

const collection = (title: string, handle: string): MenuItem => ({
  title,
  type: 'link',
  path: `shop/collection/${handle}`,
});

/** Demo menu. Titles are translation keys; an English title needs no entry in the language files. */
export const demoMenu: readonly MenuItem[] = [
  { title: 'Shop', type: 'link', handle: 'shop' },
  {
    title: 'Collections',
    type: 'sub',
    megaMenu: true,
    column: 'column-3',
    children: [
      {
        title: 'Fresh',
        type: 'sub',
        active: true,
        children: [
          { ...collection('Fresh fruits', 'fruits'), badge: true, badgeText: 'In season' },
          collection('Fresh vegetables', 'vegetables'),
          collection('Dairy & eggs', 'dairy'),
          collection('Bakery', 'bakery'),
        ],
      },
      {
        title: 'Pantry',
        type: 'sub',
        children: [
          collection('Rice & grains', 'grains'),
          collection('Lentils & beans', 'pulses'),
          collection('Spices', 'spices'),
          collection('Oils & ghee', 'oils'),
        ],
      },
      {
        title: 'Treats & drinks',
        type: 'sub',
        children: [
          collection('Nuts & dried fruit', 'nuts'),
          collection('Honey & spreads', 'honey'),
          collection('Tea, coffee & juice', 'drinks'),
          collection('Snacks & sweets', 'snacks'),
        ],
      },
    ],
  },
  { title: 'New in', type: 'link', path: 'search?sort=newest', badge: true, badgeText: 'New' },
  { title: 'Best rated', type: 'link', path: 'search?sort=rating' },
  { title: 'Blog', type: 'link', path: 'blog' },
];
