import type { DemoPage } from '../demoPage.ts';

export const comingSoon: DemoPage = {
  handle: 'comingsoon',
  texts: {
    en: {
      title: 'Something is growing here',
      lead: 'Our new harvest boxes are nearly ready: one crate, one valley, everything that is ripe this week.',
      meta_description: 'The harvest boxes of Ridge & Root are coming soon.',
      meta_keyword: 'coming soon, harvest box',
      html: `<p>The first boxes leave the farms when the winter greens are in. Until then the shop is open as ever.</p>`,
    },
    fr: {
      title: 'Ici, quelque chose pousse',
      lead: 'Nos nouveaux paniers de récolte sont presque prêts : une caisse, une vallée, tout ce qui est mûr cette semaine.',
      meta_description: 'Les paniers de récolte de Ridge & Root arrivent bientôt.',
      meta_keyword: 'bientôt, panier de récolte',
      html: `<p>Les premiers paniers quitteront les fermes avec les légumes d’hiver. D’ici là, la boutique reste ouverte comme toujours.</p>`,
    },
  },
};
