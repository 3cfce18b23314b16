import type { HomeDocument } from '../content/homeDocument.ts';
import { demoHomeCards } from './demoHomeCards.ts';
import { demoHomeVoices } from './demoHomeVoices.ts';

export const demoHome: Readonly<Record<'en' | 'fr', HomeDocument>> = {
  en: {
    ...demoHomeCards.en,
    ...demoHomeVoices.en,
    banners: [
      {
        title: 'The harvest is in',
        text: 'Fruit picked ripe this week, from growers we know by name.',
        link: '/shop/collection/fruits',
        link_text: 'See the harvest',
        picture: 'banner-harvest',
        alt: 'Ripe fruit and vegetables, freshly picked',
      },
      {
        title: 'Spices that still smell of the field',
        text: 'Bought in small lots, ground slowly, in your kitchen within weeks of drying.',
        link: '/shop/collection/spices',
        link_text: 'Find your spice',
        picture: 'banner-spices',
        alt: 'Whole and ground spices',
      },
      {
        title: 'Breakfast, properly',
        text: 'Slow bread, cultured butter and a jar of honey: the morning can begin.',
        link: '/shop/collection/bakery',
        link_text: 'Set the table',
        picture: 'banner-breakfast',
        alt: 'A breakfast table with bread and pastries',
      },
    ],
  },
  fr: {
    ...demoHomeCards.fr,
    ...demoHomeVoices.fr,
    banners: [
      {
        title: 'La récolte est arrivée',
        text: 'Des fruits cueillis mûrs cette semaine, chez des producteurs que nous connaissons par leur nom.',
        link: '/shop/collection/fruits',
        link_text: 'Voir la récolte',
        picture: 'banner-harvest',
        alt: 'Fruits et légumes mûrs, tout juste cueillis',
      },
      {
        title: 'Des épices qui sentent encore le champ',
        text: 'Achetées par petits lots, moulues lentement, dans votre cuisine quelques semaines après le séchage.',
        link: '/shop/collection/spices',
        link_text: 'Trouver mon épice',
        picture: 'banner-spices',
        alt: 'Épices entières et moulues',
      },
      {
        title: 'Un vrai petit déjeuner',
        text: 'Du pain au levain, du beurre de baratte et un pot de miel : la matinée peut commencer.',
        link: '/shop/collection/bakery',
        link_text: 'Mettre la table',
        picture: 'banner-breakfast',
        alt: 'Une table de petit déjeuner avec du pain et des viennoiseries',
      },
    ],
  },
};
