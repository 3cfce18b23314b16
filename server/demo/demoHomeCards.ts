import type { HomeDocument } from '../content/homeDocument.ts';

type Cards = Required<Pick<HomeDocument, 'ingredients' | 'boxes'>>;
type Words = readonly (readonly [handle: string, title: string, text: string])[];

const cardsOf = (words: Words) =>
  words.map(([handle, title, text]) => ({
    title,
    text,
    link: `/shop/${handle}`,
    picture: `${handle}-1`,
  }));

export const demoHomeCards: Readonly<Record<'en' | 'fr', Cards>> = {
  en: {
    ingredients: cardsOf([
      ['basmati-rice', 'Aged basmati', 'Two years in the sack, long and light in the pot.'],
      ['turmeric-powder', 'Turmeric', 'Ground slowly, so that the colour stays.'],
      ['cow-ghee', 'Ghee', 'Simmered until it smells of nuts.'],
      ['mustard-oil', 'Mustard oil', 'Pressed cold in a wooden mill.'],
      ['chana-dal', 'Chana dal', 'Sweet, nutty, and ready in an hour.'],
      ['cumin-seeds', 'Cumin', 'Toast it and the whole street knows.'],
      ['green-cardamom', 'Green cardamom', 'Picked by hand before the pods open.'],
    ]),
    boxes: cardsOf([
      ['oat-cookies', 'Cookie tin', 'Oats, butter, and a tin worth keeping.'],
      ['besan-laddu', 'Laddu box', 'Nine, rolled by hand, for somebody you like.'],
      ['medjool-dates', 'Date box', 'Soft as caramel, in a layer of paper.'],
      ['masala-chai', 'Chai box', 'Tea and spices for a hundred cups.'],
      ['fruit-jellies', 'Jelly box', 'Summer fruit, set and sugared.'],
      ['filter-coffee', 'Coffee tin', 'Roasted on Monday, in the post on Tuesday.'],
    ]),
  },
  fr: {
    ingredients: cardsOf([
      ['basmati-rice', 'Basmati vieilli', 'Deux ans en sac, long et léger en casserole.'],
      ['turmeric-powder', 'Curcuma', 'Moulu lentement, pour que la couleur reste.'],
      ['cow-ghee', 'Ghee', 'Mijoté jusqu’à ce qu’il sente la noisette.'],
      ['mustard-oil', 'Huile de moutarde', 'Pressée à froid dans un moulin de bois.'],
      ['chana-dal', 'Chana dal', 'Doux, un goût de noix, prêt en une heure.'],
      ['cumin-seeds', 'Cumin', 'Grillez-le, et toute la rue le saura.'],
      ['green-cardamom', 'Cardamome verte', 'Cueillie à la main avant que la gousse s’ouvre.'],
    ]),
    boxes: cardsOf([
      ['oat-cookies', 'Boîte de biscuits', 'De l’avoine, du beurre et une boîte à garder.'],
      ['besan-laddu', 'Boîte de laddus', 'Neuf, roulés à la main, pour quelqu’un qu’on aime.'],
      ['medjool-dates', 'Coffret de dattes', 'Fondantes comme du caramel, sous papier.'],
      ['masala-chai', 'Coffret chai', 'Du thé et des épices pour cent tasses.'],
      ['fruit-jellies', 'Coffret de pâtes de fruits', 'Les fruits de l’été, pris et sucrés.'],
      ['filter-coffee', 'Boîte de café', 'Torréfié le lundi, expédié le mardi.'],
    ]),
  },
};
