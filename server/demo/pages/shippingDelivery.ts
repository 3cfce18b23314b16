import type { DemoPage } from '../demoPage.ts';

export const shippingDelivery: DemoPage = {
  handle: 'shipping-delivery-policy',
  texts: {
    en: {
      title: 'Shipping and delivery',
      lead: 'Where we deliver, when it arrives, and what happens when nobody is at home.',
      changed: '2026-09-01',
      meta_description:
        'Delivery areas, slots, costs and times of Ridge & Root, how chilled food travels, and what to do when something is late or damaged.',
      meta_keyword: 'shipping, delivery, slots, free shipping, chilled food',
      html: `
<h2>Two ways to your door</h2>
<ul>
<li><strong>Home delivery in Bengaluru</strong>, in a window of three hours that you choose at the checkout. Windows for the next day can be booked until nine in the evening.</li>
<li><strong>Parcel all over India</strong>, two to four working days after we have packed it. You get a tracking link by e-mail.</li>
</ul>
<p>What each way costs, and from which amount it is free, is shown in the basket and at the checkout before you order.</p>
<h2>Fresh and chilled food</h2>
<p>Milk, butter, paneer and cut fruit travel only by home delivery, in insulated bags with ice packs at two to six degrees. The parcel service takes everything that keeps.</p>
<h2>When something is missing</h2>
<p>We pack from the shelf, and now and then a shelf is empty. For each line you can say at the checkout whether we may send something similar, should ask you first, or leave it out. What is left out is not charged.</p>
<h2>Nobody at home?</h2>
<p>Our driver calls you and waits ten minutes. After that, food that keeps is left with the neighbour or at the place you named in the note. Chilled food goes back to our store, and we agree on a new window with you.</p>
<h2>Late or damaged</h2>
<p>If we come more than an hour late, the delivery is free. Please look at the bags while the driver is there; glass that broke or fruit that was bruised is replaced or refunded. How is written in our <a href="/info/cancellation-refund-policy">cancellation and refund policy</a>.</p>`,
    },
    fr: {
      title: 'Expédition et livraison',
      lead: 'Où nous livrons, dans quels délais, et ce qui se passe si vous êtes absent.',
      changed: '2026-09-01',
      meta_description:
        'Zones, créneaux, frais et délais de livraison de Ridge & Root, transport des produits frais, et que faire en cas de retard ou de casse.',
      meta_keyword: 'expédition, livraison, créneaux, livraison offerte, produits frais',
      html: `
<h2>Deux façons de vous livrer</h2>
<ul>
<li><strong>Livraison à domicile à Bengaluru</strong>, dans un créneau de trois heures que vous choisissez en commandant. Les créneaux du lendemain se réservent jusqu’à 21 heures.</li>
<li><strong>Colis dans toute l’Inde</strong>, deux à quatre jours ouvrés après la préparation. Un lien de suivi vous parvient par e-mail.</li>
</ul>
<p>Le prix de chaque mode, et le montant à partir duquel il est offert, s’affichent dans le panier et à la commande, avant que vous ne validiez.</p>
<h2>Produits frais et réfrigérés</h2>
<p>Lait, beurre, paneer et fruits coupés ne voyagent qu’en livraison à domicile, dans des sacs isothermes entre deux et six degrés. Le colis transporte tout ce qui se conserve.</p>
<h2>Quand un article manque</h2>
<p>Nous préparons à partir des rayons, et il arrive qu’un rayon soit vide. Pour chaque article, vous indiquez en commandant si nous pouvons envoyer un produit semblable, vous appeler d’abord ou le retirer. Ce qui est retiré n’est pas facturé.</p>
<h2>Absent ?</h2>
<p>Notre livreur vous appelle et attend dix minutes. Ensuite, ce qui se conserve est laissé au voisin ou à l’endroit indiqué dans votre message. Les produits frais reviennent au magasin, et nous convenons d’un nouveau créneau avec vous.</p>
<h2>Retard ou casse</h2>
<p>Au-delà d’une heure de retard, la livraison est offerte. Vérifiez les sacs en présence du livreur : verre cassé ou fruits abîmés sont remplacés ou remboursés. Les détails figurent dans nos <a href="/info/cancellation-refund-policy">conditions d’annulation et de remboursement</a>.</p>`,
    },
  },
};
