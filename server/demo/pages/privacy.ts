import type { DemoPage } from '../demoPage.ts';

export const privacy: DemoPage = {
  handle: 'privacy-policy',
  texts: {
    en: {
      title: 'Privacy policy',
      lead: 'What we know about you, why we need it, how long we keep it, and how you get it back.',
      changed: '2026-09-01',
      meta_description:
        'Which personal data Ridge & Root keeps, what for and for how long, and how to see, export or delete it.',
      meta_keyword: 'privacy, personal data, cookies, deletion',
      html: `
<h2>Who is responsible</h2>
<p>Ridge &amp; Root Foods, 12 Cubbon Road, Bengaluru 560001, India. Questions about your data reach us through the <a href="/info/contact">contact page</a>.</p>
<h2>What we keep, and what for</h2>
<ul>
<li><strong>Orders.</strong> Name, address, telephone number, e-mail address and what you bought: we cannot pack and deliver without them. Tax law obliges us to keep invoices for eight years.</li>
<li><strong>Account.</strong> What you enter in your account, your wish list and the foods you avoid, for as long as the account exists. Passwords are stored only as a hash that nobody can turn back.</li>
<li><strong>Basket.</strong> What you put into it, so that it is still there on your next visit.</li>
<li><strong>Messages.</strong> What you write to us by the contact form goes into our mailbox and is deleted there after one year.</li>
<li><strong>Newsletter.</strong> Your e-mail address, if you subscribe; it goes to the provider that sends our letters, and each letter has a link to leave.</li>
<li><strong>Stock alerts.</strong> The e-mail address and the product you asked about, until thirty days after our one letter, and for half a year at most.</li>
<li><strong>Problem reports.</strong> Only if you send one: the last steps you took in the shop, without your name, address or what you typed, save what you searched for and coupon codes. You see it before you send it; we delete it after thirty days.</li>
<li><strong>Safety.</strong> Failed sign-ins are counted for a short time, by a fingerprint of the address and not by the address itself.</li>
</ul>
<h2>Cookies and storage</h2>
<p>We use one cookie that keeps your session, one that tells a browser you have signed in with from a stranger’s, and three that remember language, currency and colours. Your browser also holds what you typed into a form until it is sent, pages you have seen, so that they open without a connection, and products that wait for one. There are no advertising cookies, no tracking pixels and no analytics of other companies.</p>
<h2>Who else sees it</h2>
<p>The carrier gets name, address and telephone number; the payment provider gets the amount and the order number. Both may use them for your order only. We sell nothing to anybody.</p>
<h2>Your rights</h2>
<p>In your account you can see and change your data, download all of it as a file, and delete the account. Orders that must be kept by law then lose your name and address as soon as the law allows. Without an account, write to us and we do it for you within thirty days.</p>`,
    },
    fr: {
      title: 'Politique de confidentialité',
      lead: 'Ce que nous savons de vous, pourquoi, pendant combien de temps, et comment le récupérer.',
      changed: '2026-09-01',
      meta_description:
        'Les données personnelles que conserve Ridge & Root, leur usage et leur durée, et comment les consulter, les exporter ou les supprimer.',
      meta_keyword: 'confidentialité, données personnelles, cookies, suppression',
      html: `
<h2>Qui est responsable</h2>
<p>Ridge &amp; Root Foods, 12 Cubbon Road, Bengaluru 560001, Inde. Pour toute question sur vos données, passez par la <a href="/info/contact">page de contact</a>.</p>
<h2>Ce que nous conservons, et pourquoi</h2>
<ul>
<li><strong>Commandes.</strong> Nom, adresse, téléphone, adresse e-mail et produits achetés : sans eux, impossible de préparer et de livrer. La loi fiscale nous impose de garder les factures huit ans.</li>
<li><strong>Compte.</strong> Ce que vous y saisissez, votre liste d’envies et les aliments que vous évitez, tant que le compte existe. Les mots de passe ne sont gardés que sous une forme que personne ne peut inverser.</li>
<li><strong>Panier.</strong> Ce que vous y mettez, pour le retrouver à votre prochaine visite.</li>
<li><strong>Messages.</strong> Ce que vous nous écrivez par le formulaire arrive dans notre messagerie et y est effacé au bout d’un an.</li>
<li><strong>Newsletter.</strong> Votre adresse e-mail, si vous vous abonnez ; elle est transmise au prestataire qui l’envoie, et chaque envoi contient un lien de désabonnement.</li>
<li><strong>Alertes de stock.</strong> L’adresse e-mail et le produit demandé, jusqu’à trente jours après notre unique message, et six mois au plus.</li>
<li><strong>Signalements.</strong> Seulement si vous en envoyez un : vos dernières actions dans la boutique, sans votre nom, votre adresse ni ce que vous avez saisi, hormis vos recherches et vos codes promo. Vous le voyez avant l’envoi ; nous l’effaçons au bout de trente jours.</li>
<li><strong>Sécurité.</strong> Les connexions échouées sont comptées brièvement, par une empreinte de l’adresse et non par l’adresse elle-même.</li>
</ul>
<h2>Cookies et stockage</h2>
<p>Nous utilisons un cookie pour la session, un autre qui distingue d’un inconnu un navigateur où vous vous êtes déjà connecté, et trois pour la langue, la devise et les couleurs. Votre navigateur garde aussi ce que vous saisissez dans un formulaire jusqu’à l’envoi, les pages déjà vues, pour les rouvrir sans connexion, et les produits qui en attendent une. Aucun cookie publicitaire, aucun pixel espion, aucune mesure d’audience par des tiers.</p>
<h2>Qui d’autre y a accès</h2>
<p>Le transporteur reçoit nom, adresse et téléphone ; le prestataire de paiement, le montant et le numéro de commande. Tous deux ne peuvent s’en servir que pour votre commande. Nous ne vendons rien à personne.</p>
<h2>Vos droits</h2>
<p>Dans votre compte, vous pouvez consulter et modifier vos données, les télécharger toutes et supprimer le compte. Les commandes que la loi nous oblige à garder perdent alors votre nom et votre adresse dès qu’elle le permet. Sans compte, écrivez-nous : nous nous en chargeons sous trente jours.</p>`,
    },
  },
};
