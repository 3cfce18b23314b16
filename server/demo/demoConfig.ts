import type { Dto } from '../http/contractTypes.ts';

type Config = Dto['Config'];

const shared = {
  review_status: '1',
  quickview_status: '1',
  store_name: 'Ridge & Root',
  store_phone: '+91 80 4718 2200',
  store_email: 'hello@ridgeandroot.example',
  social_facebook: 'https://www.facebook.com/ridgeandroot.example',
  social_instagram: 'https://www.instagram.com/ridgeandroot.example',
  social_youtube: 'https://www.youtube.com/@ridgeandroot.example',
};

export const demoConfig: Readonly<Record<'en' | 'fr', Config>> = {
  en: {
    ...shared,
    meta_title: 'Ridge & Root',
    meta_description:
      'Fruit, vegetables, spices, grains and everything for a good kitchen, from small organic farms to your door.',
    meta_keyword: 'organic food, spices, lentils, fruit, vegetables, rice, nuts, honey, tea',
    store_address: '12 Cubbon Road<br>Bengaluru 560001<br>India',
  },
  fr: {
    ...shared,
    meta_title: 'Ridge & Root',
    meta_description:
      'Fruits, légumes, épices, céréales et tout pour bien cuisiner, des petites fermes bio jusqu’à votre porte.',
    meta_keyword: 'alimentation bio, épices, lentilles, fruits, légumes, riz, noix, miel, thé',
    store_address: '12 Cubbon Road<br>Bengaluru 560001<br>Inde',
  },
};

export const demoBankAccount: Readonly<Record<'en' | 'fr', Dto['PaymentInstruction'][]>> = {
  en: [
    { title: 'Account holder', text: 'Ridge & Root Foods' },
    { title: 'Bank', text: 'Example Bank, Bengaluru' },
    { title: 'Account number', text: '0000 1234 5678' },
    { title: 'IFSC', text: 'EXMP0000001' },
  ],
  fr: [
    { title: 'Titulaire du compte', text: 'Ridge & Root Foods' },
    { title: 'Banque', text: 'Example Bank, Bengaluru' },
    { title: 'Numéro de compte', text: '0000 1234 5678' },
    { title: 'IFSC', text: 'EXMP0000001' },
  ],
};
