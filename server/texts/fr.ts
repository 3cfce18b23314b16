import type { Email } from '../mail/renderEmail.ts';
import type { OrderEmailData } from '../orders/orderEmails.ts';
import type { Texts } from './en.ts';

const AFTER_EACH_CHANGE =
  'Nous écrivons ce message après chaque changement, pour qu’aucun ne passe inaperçu.';

/** Everything the server says, in French. */
export const fr: Texts = {
  account: {
    done: {
      registered: 'Nous vous avons envoyé un lien pour confirmer votre adresse e-mail.',
      welcome:
        'Merci. Veuillez ouvrir le lien que nous vous avons envoyé : il confirme votre adresse e-mail. Vous pourrez ensuite vous connecter.',
      verified: 'Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.',
      resent: 'Si l’adresse est connue, un nouveau lien est en route.',
      resetAsked: 'Si l’adresse est connue, un lien est en route.',
      passwordChanged: 'Votre mot de passe est modifié.',
      passwordReset: 'Votre mot de passe est modifié. Vous pouvez maintenant vous connecter.',
      saved: 'Vos informations sont enregistrées.',
      addressSaved: 'L’adresse est enregistrée.',
      addressRemoved: 'L’adresse est supprimée.',
      addressDefault: 'C’est maintenant votre adresse par défaut.',
      deleted: 'Votre compte est supprimé.',
      passkeySaved: 'La clé d’accès est enregistrée.',
      passkeyRemoved: 'La clé d’accès est supprimée.',
      sessionEnded: 'Ce navigateur est déconnecté.',
      otherSessionsEnded: 'Tous les autres navigateurs sont déconnectés.',
    },
    rejected: {
      signInFirst: 'Veuillez d’abord vous connecter.',
      invalidSignIn: 'L’adresse e-mail ou le mot de passe est incorrect.',
      unverified:
        'Veuillez d’abord confirmer votre adresse e-mail : ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau.',
      codeUnknown: 'Ce lien n’est pas valable. Veuillez en demander un nouveau.',
      codeUsed: 'Ce lien a déjà été utilisé.',
      codeExpired: 'Ce lien a expiré. Veuillez en demander un nouveau.',
      noAddress: 'Cette adresse n’existe pas.',
      tooManyAddresses: 'Vous ne pouvez pas ajouter d’adresse. Veuillez d’abord en supprimer une.',
      noPasskey: 'Cette clé d’accès n’existe pas.',
      tooManyPasskeys:
        'Vous ne pouvez pas ajouter de clé d’accès. Veuillez d’abord en supprimer une.',
      noSession: 'Ce navigateur est déjà déconnecté.',
      passkeyRejected: 'Cette clé d’accès n’a pas pu être utilisée. Veuillez réessayer.',
    },
    invalidPassword: 'Ce n’est pas votre mot de passe.',
    unnamedPasskey: 'Clé d’accès',
  },
  field: {
    missing: 'Veuillez remplir ce champ.',
    link: 'Écrivez ceci sans lien, avec une espace après chaque point.',
    characters: 'Ce texte contient des signes non autorisés.',
    email: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
    telephone: 'Veuillez saisir un numéro de téléphone comme +33 6 12 34 56 78.',
    country: 'Veuillez choisir un pays.',
    zone: 'Veuillez choisir une région.',
    atMost: (count: number) => `Veuillez utiliser au plus ${count} caractères.`,
    atLeast: (count: number) => `Veuillez utiliser au moins ${count} caractères.`,
    postcode: 'Veuillez saisir un code postal de 12 lettres et chiffres au plus.',
    postcodeLike: (example: string) => `Veuillez saisir un code postal comme ${example}.`,
  },
  blog: {
    title: 'Blog',
    noPost: 'Cet article n’existe pas.',
  },
  cart: {
    productNotFound: 'Ce produit n’existe pas.',
    lineNotFound: 'Cet article n’est plus dans votre panier.',
    savedLineNotFound: 'Cet article ne peut plus être récupéré.',
    outOfStock: (product: string) => `${product} est épuisé.`,
    left: (product: string, left: number) => `Il ne reste que ${left} ${product}.`,
    belowMinimum: (product: string, minimum: number) =>
      `La quantité minimale de ${product} est ${minimum}.`,
  },
  coupon: {
    applied: 'Votre code promo a été appliqué.',
    removed: 'Votre code promo a été retiré.',
    unknown: 'Ce code promo n’est pas valable.',
    missing: 'Veuillez saisir un code promo.',
    usedUp: 'Ce code promo a été utilisé autant de fois que possible.',
    expired: 'Ce code promo a expiré.',
    needsMore: (minimum: string) => `Ce code promo demande un panier d’au moins ${minimum}`,
  },
  totals: {
    goods: 'Articles',
    coupon: 'Code promo',
    total: 'Total',
    tax: 'Taxes incluses',
  },
  option: {
    malformed: 'Le champ «option» doit associer des valeurs aux options.',
    notOffered: 'Ce choix n’est plus proposé.',
    required: (name: string) => `${name} est obligatoire.`,
    oneOnly: (name: string) => `Choisissez une seule valeur : ${name}.`,
    tooLong: (name: string, maximum: number) => `${name} doit avoir au plus ${maximum} caractères.`,
  },
  catalog: {
    noProduct: 'Ce produit n’existe pas.',
  },
  contact: {
    messageMissing: 'Veuillez écrire votre message.',
    sent: 'Merci. Votre message est en route ; nous répondons sous un jour ouvré.',
    noShopAddress: 'Les messages ne peuvent pas être reçus pour le moment. Veuillez nous appeler.',
  },
  content: {
    noPage: 'Cette page n’existe pas.',
  },
  currency: {
    changed: 'Devise modifiée.',
    unknown: 'Cette devise n’est pas proposée.',
  },
  format: {
    locale: 'fr-FR',
    colon: '\u00a0: ',
  },
  delivery: {
    notServed: {
      country_id: 'Nous ne livrons pas encore dans ce pays.',
      zone_id: 'Nous ne livrons pas encore dans cette région.',
      postcode: 'Nous ne livrons pas encore à ce code postal.',
    },
    noMethod: 'Veuillez choisir un mode de livraison.',
    noSlot: 'Veuillez choisir un créneau de livraison.',
  },
  request: {
    idempotencyKey: 'Idempotency-Key doit avoir de 8 à 200 caractères imprimables.',
    reusedKey: 'Cette Idempotency-Key a servi pour une autre requête.',
    malformed: 'Cette requête est mal formée.',
    nulCharacter: 'Les textes ne doivent pas contenir de caractère NUL.',
    notAForm: 'Envoyez le corps en application/x-www-form-urlencoded.',
    tooLarge: 'Cette requête est trop volumineuse.',
    unknownCall: 'Cet appel n’existe pas.',
    unavailable:
      'La boutique est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
    internalError: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
    crossSite: 'Cette requête vient d’une page d’un autre site.',
    noSession: 'Votre session a expiré. Veuillez recharger la page.',
  },
  order: {
    changed: {
      price: (product: string, seen: string, now: string) =>
        `Le prix de ${product} est passé de ${seen} à ${now}`,
      option: (product: string) =>
        `Votre choix pour ${product} n’est plus proposé. Veuillez le retirer ou choisir à nouveau.`,
      cart: 'Votre panier a changé entre-temps. Veuillez le vérifier à nouveau.',
      coupon: (code: string) => `Le code promo ${code} ne s’applique pas à cette commande.`,
      slot: 'Ce créneau de livraison n’est plus disponible. Veuillez en choisir un autre.',
      total: (seen: string, now: string) => `Le total est passé de ${seen} à ${now}`,
    },
    orderedBefore: (number: string) =>
      `Ce panier a déjà été commandé : c’est la commande ${number}.`,
    wrongSubstitution: 'Veuillez choisir que faire si un article manque.',
    rejected: {
      noOrder: 'Cette commande n’existe pas.',
      emptyCart: 'Votre panier est vide.',
      isCancelled: 'Cette commande a déjà été annulée.',
      isOnItsWay: 'Cette commande est en route et ne peut plus être annulée.',
      notToBePaid: 'Il n’y a rien à payer pour cette commande pour le moment.',
      noPayment: 'Ce paiement n’existe pas.',
      nothingLeft: 'Aucun article de cette commande n’est disponible pour le moment.',
    },
    cancelled: (number: string) => `Votre commande ${number} est annulée.`,
    gone: 'N’est plus vendu.',
    optionsGone: 'Votre choix n’est plus proposé.',
  },
  payment: {
    overLimit: (limit: string) => `Ce mode de paiement est limité à ${limit}.`,
    notChosen: 'Veuillez choisir un mode de paiement.',
    cash: {
      name: 'Paiement à la livraison',
      description: 'Payez en espèces ou par UPI quand votre commande arrive chez vous.',
    },
    test: {
      name: 'Paiement de test',
      description: 'Pour essayer la boutique : aucun argent n’est prélevé.',
      token: 'Veuillez saisir ok, fail, late ou twice.',
    },
    reference: 'Référence du virement',
    transfer: {
      name: 'Virement bancaire',
      description:
        'Nos coordonnées bancaires s’affichent après la commande ; nous la préparons dès réception du virement.',
    },
  },
  review: {
    rejected: {
      'no-product': 'Ce produit n’existe pas.',
      'name-missing': 'Veuillez indiquer un nom.',
      'text-missing': 'Veuillez écrire quelques mots.',
      'not-held': 'Aucun avis de ce genre n’attend d’être approuvé.',
    },
    thanks: 'Merci pour votre avis.',
    held: 'Merci pour votre avis. Il paraîtra dès que nous l’aurons approuvé.',
    approved: 'L’avis est publié.',
    removed: 'L’avis est supprimé.',
  },
  stockAlert: {
    rejected: {
      'no-product': 'Ce produit n’existe pas.',
      'in-stock': 'Il est de nouveau en stock : vous pouvez le commander dès maintenant.',
      'code-unknown': 'Ce lien n’est plus valable.',
    },
    noted: 'Nous vous écrirons dès son retour.',
    cancelled: 'Nous ne vous écrirons plus au sujet de produits.',
  },
  support: {
    signIn: {
      title: 'Service client',
      note: 'Cette page est réservée au service client. Connectez-vous avec le jeton de cette boutique.',
      label: 'Jeton du service client',
      submit: 'Se connecter',
      invalid: 'Ce n’est pas le bon jeton. Vérifiez-le et réessayez.',
    },
    notSupport: 'Réservé au service client.',
    rejected: {
      'no-recording': 'Ceci n’est pas un enregistrement de la boutique.',
      'unknown-code': 'Aucun enregistrement ne porte ce code ; ils sont gardés 30 jours.',
    },
  },
  validation: {
    place: {
      querystring: 'La valeur de requête',
      body: 'Le champ',
      params: 'La partie du chemin',
    },
    predicate: {
      required: () => 'manque.',
      minimum: (limit: string) => `doit être au moins ${limit}.`,
      maximum: (limit: string) => `doit être au plus ${limit}.`,
      minLength: () => 'ne doit pas être vide.',
      maxLength: (limit: string) => `doit avoir au plus ${limit} caractères.`,
      enum: (limit: string) => `doit être l’une de ${limit}.`,
    },
    invalid: 'n’est pas valide.',
  },
  rateLimit: {
    underAMinute: 'moins d’une minute',
    minutes: (count: number) => `${count} minute${count === 1 ? '' : 's'}`,
    exceeded: (wait: string) =>
      `Trop de tentatives. Veuillez patienter ${wait} avant de réessayer.`,
  },
  email: {
    verify: (firstname: string, url: string): Email => ({
      subject: 'Veuillez confirmer votre adresse e-mail',
      greeting: `Bonjour ${firstname},`,
      paragraphs: ['Merci de votre inscription chez Ridge & Root. Il ne reste qu’une étape :'],
      button: { text: 'Confirmer mon adresse e-mail', url },
      closing: [
        'Ce lien est valable 24 heures et ne sert qu’une fois.',
        'Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message : il ne se passera rien.',
      ],
    }),
    knownAddress: (firstname: string, url: string): Email => ({
      subject: 'Vous avez déjà un compte',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        'Quelqu’un, sans doute vous, vient d’essayer de s’inscrire avec cette adresse. Vous avez déjà un compte chez nous, et rien n’y a changé.',
      ],
      button: { text: 'Me connecter', url },
      closing: [
        'Si vous avez oublié votre mot de passe, demandez-en un nouveau sur la page de connexion.',
        'Si ce n’était pas vous, vous n’avez rien à faire.',
      ],
    }),
    resetPassword: (firstname: string, url: string): Email => ({
      subject: 'Votre nouveau mot de passe',
      greeting: `Bonjour ${firstname},`,
      paragraphs: ['Vous avez demandé un nouveau mot de passe. Choisissez-le ici :'],
      button: { text: 'Choisir un nouveau mot de passe', url },
      closing: [
        'Ce lien est valable une heure et ne sert qu’une fois. Il vous déconnecte de tous vos navigateurs.',
        'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
      ],
    }),
    passwordChanged: (firstname: string, url: string): Email => ({
      subject: 'Votre mot de passe a été modifié',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        'Le mot de passe de votre compte vient d’être modifié. Si c’est bien vous, vous n’avez rien à faire.',
        'Sinon, choisissez-en un nouveau tout de suite : toutes les autres sessions seront fermées.',
      ],
      button: { text: 'Ce n’était pas moi', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    passkeyAdded: (firstname: string, passkey: string, url: string): Email => ({
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        `La clé d’accès « ${passkey} » permet maintenant de se connecter à votre compte. Si c’est bien vous qui l’avez ajoutée, vous n’avez rien à faire.`,
        'Sinon, supprimez-la tout de suite et choisissez un nouveau mot de passe.',
      ],
      button: { text: 'Voir mes clés d’accès', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    passkeyRemoved: (firstname: string, passkey: string, url: string): Email => ({
      subject: 'Une clé d’accès a été supprimée de votre compte',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        `La clé d’accès « ${passkey} » ne permet plus de se connecter à votre compte. Si c’est bien vous qui l’avez supprimée, vous n’avez rien à faire.`,
        'Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos clés d’accès.',
      ],
      button: { text: 'Voir mes clés d’accès', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    orderPlaced: (
      { firstname, number, secret, rows, address, delivery, payment }: OrderEmailData,
      url: string,
    ): Email => ({
      subject: `Votre commande ${number}`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [`Merci de votre commande ${number}. En voici le détail :`],
      rows: [
        ...rows,
        { label: 'Livraison', value: delivery },
        { label: 'Adresse', value: address.join(', ') },
        { label: 'Paiement', value: payment.join(', ') },
      ],
      button: { text: 'Voir ma commande', url },
      closing: [
        'Vous pouvez l’y annuler tant qu’elle n’est pas expédiée.',
        ...(secret === null
          ? []
          : [
              'L’ouvrir confirme cette adresse e-mail : sans cela, nous ne vous écrirons plus. Si ce n’est pas vous qui avez commandé, ignorez ce message.',
            ]),
      ],
    }),
    orderCancelled: ({ firstname, number, rows }: OrderEmailData, url: string): Email => ({
      subject: `Votre commande ${number} est annulée`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [`Votre commande ${number} est annulée. Rien n’en sera livré :`],
      rows,
      button: { text: 'Voir ma commande', url },
      closing: ['Si vous l’avez déjà payée, nous vous remboursons.'],
    }),
    backInStock: (name: string, url: string, stopUrl: string): Email => ({
      subject: `${name} est de retour`,
      greeting: 'Bonjour,',
      paragraphs: [`Vous vouliez le savoir : ${name} est de nouveau en stock.`],
      button: { text: 'Voir le produit', url },
      closing: [
        'C’est le seul message que vous avez demandé. Nous ne pouvons rien réserver : premier arrivé, premier servi.',
      ],
      link: { text: 'Ne plus m’écrire au sujet de produits', url: stopUrl },
    }),
    contactMessage: (name: string) => ({
      subject: `Message de ${name}`,
      order: 'Commande',
      answer: `Répondre à ${name}`,
      closing:
        'Envoyé par le formulaire de contact de la boutique. L’adresse n’a pas été confirmée.',
    }),
  },
  fakeProvider: {
    title: 'Liste de diffusion de remplacement',
    done: 'Votre adresse est sur la liste.',
    rejected: 'Ceci n’est pas une adresse e-mail.',
    note: 'Cette page tient lieu de prestataire de listes de diffusion tant que la boutique n’en a pas. L’adresse reste dans un fichier à côté des données de la boutique ; rien ne lui est envoyé.',
  },
};
