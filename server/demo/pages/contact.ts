import type { DemoPage } from '../demoPage.ts';

export const contact: DemoPage = {
  handle: 'contact',
  texts: {
    en: {
      title: 'Contact',
      lead: 'A question about an order, a product or a farm? Write or call: a person answers.',
      meta_description: 'How to reach Ridge & Root: form, telephone, e-mail and address.',
      meta_keyword: 'contact, customer service, telephone, e-mail',
      html: `
<h2>By telephone</h2>
<p>Somebody picks up at any hour. For a delivery that is on its way, calling is quickest.</p>
<h2>By message</h2>
<p>We answer within one working day. If it is about an order, please give its number: it stands in the confirmation.</p>
<h2>In person</h2>
<p>Our store on Cubbon Road is open from Monday to Saturday, nine to seven. The kettle is usually on.</p>`,
    },
    fr: {
      title: 'Contact',
      lead: 'Une question sur une commande, un produit ou une ferme ? Écrivez ou appelez : une personne vous répond.',
      meta_description: 'Comment joindre Ridge & Root : formulaire, téléphone, e-mail et adresse.',
      meta_keyword: 'contact, service client, téléphone, e-mail',
      html: `
<h2>Par téléphone</h2>
<p>Quelqu’un décroche à toute heure. Pour une livraison en route, c’est le plus rapide.</p>
<h2>Par message</h2>
<p>Nous répondons sous un jour ouvré. S’il s’agit d’une commande, indiquez son numéro : il figure dans la confirmation.</p>
<h2>Sur place</h2>
<p>Notre magasin de Cubbon Road est ouvert du lundi au samedi, de 9 h à 19 h. La bouilloire est souvent sur le feu.</p>`,
    },
  },
};
