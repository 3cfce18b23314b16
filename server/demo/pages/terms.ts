import type { DemoPage } from '../demoPage.ts';

export const terms: DemoPage = {
  handle: 'terms-condition',
  texts: {
    en: {
      title: 'Terms and conditions',
      lead: 'The rules of buying here, as short as we could make them.',
      changed: '2026-09-01',
      meta_description:
        'Terms of Ridge & Root: orders, prices, payment, delivery, reviews, liability and the law that applies.',
      meta_keyword: 'terms, conditions, orders, prices, liability',
      html: `
<h2>1. Who you buy from</h2>
<p>Your contract is with Ridge &amp; Root Foods, 12 Cubbon Road, Bengaluru 560001, India. These terms hold for every order in this shop.</p>
<h2>2. How an order becomes a contract</h2>
<p>What is shown in the shop is an invitation. You make the offer by pressing <em>Place order</em>; the contract is made when we send the confirmation. Until then you can correct everything on the last page of the checkout.</p>
<h2>3. Prices</h2>
<p>Prices are in Indian rupees and include tax. Other currencies are shown for convenience, at a rate of the day; what counts is the amount in rupees. If a price changes while goods lie in your basket, the shop tells you before you order.</p>
<h2>4. Weights of fresh food</h2>
<p>Fruit and vegetables grow as they like. We pack at least the weight that is stated, and never charge for more.</p>
<h2>5. Payment</h2>
<p>You pay by one of the ways that the checkout offers. Goods remain ours until they are paid.</p>
<h2>6. Delivery and cancellation</h2>
<p>Both have pages of their own: <a href="/info/shipping-delivery-policy">shipping and delivery</a>, <a href="/info/cancellation-refund-policy">cancellation and refund</a>.</p>
<h2>7. Allergens</h2>
<p>Ingredients and allergens are listed as the growers and makers state them. Recipes change: if you have an allergy, please read the pack as well.</p>
<h2>8. Reviews</h2>
<p>Reviews are opinions of those who write them. Please stay with the product; we remove insults, advertising and other people’s data.</p>
<h2>9. Liability</h2>
<p>We are liable without limit for intent, gross negligence and harm to health. Otherwise we are liable for the foreseeable damage up to the value of the order.</p>
<h2>10. Law</h2>
<p>Indian law applies; courts in Bengaluru decide. Rights that the law of your own country gives you as a consumer are not touched.</p>`,
    },
    fr: {
      title: 'Conditions générales',
      lead: 'Les règles d’achat dans cette boutique, aussi brèves que possible.',
      changed: '2026-09-01',
      meta_description:
        'Conditions de Ridge & Root : commandes, prix, paiement, livraison, avis, responsabilité et droit applicable.',
      meta_keyword: 'conditions générales, commandes, prix, responsabilité',
      html: `
<h2>1. Votre vendeur</h2>
<p>Votre contrat est conclu avec Ridge &amp; Root Foods, 12 Cubbon Road, Bengaluru 560001, Inde. Ces conditions valent pour toute commande passée dans cette boutique.</p>
<h2>2. De la commande au contrat</h2>
<p>Les produits présentés sont une invitation à commander. Vous faites l’offre en validant la commande ; le contrat est conclu quand nous envoyons la confirmation. Jusque-là, vous pouvez tout corriger à la dernière étape.</p>
<h2>3. Prix</h2>
<p>Les prix sont en roupies indiennes, taxes comprises. Les autres devises sont affichées à titre indicatif, au cours du jour ; seul compte le montant en roupies. Si un prix change pendant qu’un produit est dans votre panier, la boutique vous prévient avant la commande.</p>
<h2>4. Poids des produits frais</h2>
<p>Fruits et légumes poussent comme ils veulent. Nous emballons au moins le poids indiqué et ne facturons jamais davantage.</p>
<h2>5. Paiement</h2>
<p>Vous payez par l’un des moyens proposés à la commande. Les produits restent notre propriété jusqu’au paiement.</p>
<h2>6. Livraison et annulation</h2>
<p>Chacune a sa page : <a href="/info/shipping-delivery-policy">expédition et livraison</a>, <a href="/info/cancellation-refund-policy">annulation et remboursement</a>.</p>
<h2>7. Allergènes</h2>
<p>Ingrédients et allergènes sont indiqués d’après les producteurs et fabricants. Les recettes évoluent : en cas d’allergie, lisez aussi l’emballage.</p>
<h2>8. Avis</h2>
<p>Les avis expriment l’opinion de leurs auteurs. Merci de vous en tenir au produit ; nous retirons les insultes, la publicité et les données d’autrui.</p>
<h2>9. Responsabilité</h2>
<p>Notre responsabilité est illimitée en cas de faute intentionnelle, de faute lourde et d’atteinte à la santé. Dans les autres cas, elle se limite au dommage prévisible, à hauteur de la valeur de la commande.</p>
<h2>10. Droit applicable</h2>
<p>Le droit indien s’applique ; les tribunaux de Bengaluru sont compétents. Les droits que la loi de votre pays vous accorde comme consommateur restent intacts.</p>`,
    },
  },
};
