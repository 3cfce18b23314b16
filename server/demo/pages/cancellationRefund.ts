import type { DemoPage } from '../demoPage.ts';

export const cancellationRefund: DemoPage = {
  handle: 'cancellation-refund-policy',
  texts: {
    en: {
      title: 'Cancellation and refund',
      lead: 'Plans change and jars break. This is how you cancel, return and get your money back.',
      changed: '2026-09-01',
      meta_description:
        'How to cancel an order at Ridge & Root, which goods can be returned, and how fast refunds arrive.',
      meta_keyword: 'cancellation, refund, return, damaged goods',
      html: `
<h2>Cancelling an order</h2>
<p>Until we start to pack you can cancel with one press: open the order in your account, or by the link in the confirmation if you ordered as a guest. It costs nothing, and the delivery window becomes free for somebody else. Once the order says <em>packed</em>, please <a href="/info/contact">write</a> or call at once; if the van has not left, we stop it.</p>
<h2>When something is not right</h2>
<p>Tell us within <strong>48 hours</strong> of delivery for fresh food and within <strong>14 days</strong> for everything else. A photo helps, but is no condition. You choose: the same again with the next delivery, or the money.</p>
<h2>Changed your mind</h2>
<p>Unopened goods that keep, such as rice, lentils, spices, oil or tea, may come back within 14 days. Fresh, chilled and opened food cannot be sold again, so we cannot take it back unless something was wrong with it.</p>
<h2>How the money comes back</h2>
<ul>
<li><strong>Bank transfer:</strong> to the account it came from, within five working days.</li>
<li><strong>Cash on delivery:</strong> by transfer to an account you name, or as cash at the next delivery.</li>
<li><strong>Coupons:</strong> the coupon becomes valid again where the whole order is cancelled.</li>
</ul>
<p>If you cancelled before we packed, the delivery charge is refunded as well; the same holds when the fault was ours.</p>`,
    },
    fr: {
      title: 'Annulation et remboursement',
      lead: 'Les projets changent et les bocaux cassent. Voici comment annuler, renvoyer et être remboursé.',
      changed: '2026-09-01',
      meta_description:
        'Comment annuler une commande chez Ridge & Root, quels produits peuvent être retournés et sous quel délai vous êtes remboursé.',
      meta_keyword: 'annulation, remboursement, retour, produits abîmés',
      html: `
<h2>Annuler une commande</h2>
<p>Tant que la préparation n’a pas commencé, un seul geste suffit : ouvrez la commande dans votre compte, ou par le lien de la confirmation si vous avez commandé sans compte. C’est gratuit, et le créneau se libère pour quelqu’un d’autre. Dès que la commande est <em>préparée</em>, <a href="/info/contact">écrivez-nous</a> ou appelez sans attendre : si la camionnette n’est pas partie, nous l’arrêtons.</p>
<h2>Quand quelque chose ne va pas</h2>
<p>Prévenez-nous dans les <strong>48 heures</strong> suivant la livraison pour les produits frais et dans les <strong>14 jours</strong> pour le reste. Une photo aide, sans être obligatoire. À vous de choisir : le même produit à la prochaine livraison, ou le remboursement.</p>
<h2>Vous avez changé d’avis</h2>
<p>Les produits non ouverts qui se conservent, comme le riz, les lentilles, les épices, l’huile ou le thé, peuvent revenir sous 14 jours. Les produits frais, réfrigérés ou ouverts ne peuvent être revendus : nous ne les reprenons que s’ils avaient un défaut.</p>
<h2>Comment l’argent vous revient</h2>
<ul>
<li><strong>Virement :</strong> sur le compte d’origine, sous cinq jours ouvrés.</li>
<li><strong>Paiement à la livraison :</strong> par virement sur le compte de votre choix, ou en espèces à la livraison suivante.</li>
<li><strong>Codes promo :</strong> le code redevient valable si toute la commande est annulée.</li>
</ul>
<p>Si vous annulez avant la préparation, les frais de livraison sont remboursés aussi ; il en va de même si la faute est la nôtre.</p>`,
    },
  },
};
