import type { StaffAlert } from '../staff/access/staffAlert.ts';
import type { Email } from '../mail/renderEmail.ts';
import type { OrderEmailData } from '../orders/reading/orderEmails.ts';
import type { PasswordStays, Texts } from './en.ts';

const AFTER_EACH_CHANGE =
  'Nous écrivons ce message après chaque changement, pour qu’aucun ne passe inaperçu.';

/** Everything the server says, in French. */
export const fr: Texts = {
  account: {
    done: {
      registered: 'Nous vous avons envoyé un lien pour confirmer votre adresse e-mail.',
      welcome:
        'Merci. Veuillez ouvrir le lien que nous vous avons envoyé : il confirme votre adresse e-mail. Vous pourrez ensuite vous connecter.',
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
      secondFactorOn: 'La connexion par mot de passe demande désormais un code.',
      secondFactorOff: 'La connexion par mot de passe ne demande plus de code.',
      sessionEnded: 'Ce navigateur est déconnecté.',
      otherSessionsEnded: 'Tous les autres navigateurs sont déconnectés.',
    },
    rejected: {
      signInFirst: 'Veuillez d’abord vous connecter.',
      invalidSignIn: 'L’adresse e-mail ou le mot de passe est incorrect.',
      unverified:
        'Veuillez d’abord confirmer votre adresse e-mail : ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau.',
      passwordNeeded:
        'Vous vous êtes inscrit dans un autre navigateur. Saisissez le mot de passe que vous avez choisi alors.',
      passwordWrong:
        'Ce n’est pas le mot de passe choisi à l’inscription. Une nouvelle inscription, ici, donne un nouveau lien.',
      codeNeeded: 'Saisissez aussi le code que votre application d’authentification affiche.',
      codeUnknown: 'Ce lien n’est pas valable. Veuillez en demander un nouveau.',
      codeUsed: 'Ce lien a déjà été utilisé.',
      codeExpired: 'Ce lien a expiré. Veuillez en demander un nouveau.',
      noAddress: 'Cette adresse n’existe pas.',
      tooManyAddresses: 'Vous ne pouvez pas ajouter d’adresse. Veuillez d’abord en supprimer une.',
      noPasskey: 'Cette clé d’accès n’existe pas.',
      tooManyPasskeys:
        'Vous ne pouvez pas ajouter de clé d’accès. Veuillez d’abord en supprimer une.',
      noSecondFactor: 'Cela a pris trop de temps. Veuillez recommencer.',
      secondFactorIsOn: 'La connexion par mot de passe demande déjà un code.',
      secondFactorIsOff: 'La connexion par mot de passe ne demande pas de code.',
      noSession: 'Ce navigateur est déjà déconnecté.',
      secondFactorFirst:
        'Vous avez déjà une deuxième étape. Choisissez un mot de passe avec ce lien, puis confirmez par la deuxième étape.',
      passkeyRejected: 'Cette clé d’accès n’a pas pu être utilisée. Veuillez réessayer.',
    },
    invalidCode:
      'Ce code n’est pas le bon, ou a déjà servi. Saisissez le prochain que votre application affiche.',
    invalidPassword: 'Ce n’est pas votre mot de passe.',
    unnamedPasskey: 'Clé d’accès',
  },
  field: {
    missing: 'Veuillez remplir ce champ.',
    link: 'Veuillez écrire ceci sans lien.',
    characters: 'Ce texte contient des signes non autorisés.',
    emailLetters:
      'Avant le @, seuls les lettres de a à z sans accent, les chiffres et les signes sont possibles.',
    email: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
    commonPassword:
      'Beaucoup de gens utilisent ce mot de passe ou un mot de passe semblable : il est essayé en premier, et des chiffres à la fin n’y changent rien. Veuillez en choisir un autre, par exemple trois ou quatre mots.',
    contextPassword:
      'C’est votre nom, votre adresse e-mail ou le nom de la boutique : il est essayé en premier, et des chiffres à la fin n’y changent rien. Veuillez en choisir un autre, par exemple trois ou quatre mots.',
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
    full: (lines: number) =>
      `Votre panier contient déjà ${lines} articles différents et ne peut en contenir davantage. Veuillez d’abord commander ceux-ci ou en retirer.`,
    savedLineNotFound: 'Cet article ne peut plus être récupéré.',
    outOfStock: (product: string) => `${product} : produit épuisé.`,
    left: (product: string, left: number) => `${product} : il n’en reste que ${left}.`,
    belowMinimum: (product: string, minimum: number) =>
      `${product} : la quantité minimale est ${minimum}.`,
  },
  wishlist: {
    full: (products: number) =>
      `Votre liste d’envies contient déjà ${products} produits et ne peut en contenir davantage. Veuillez d’abord en retirer un.`,
  },
  coupon: {
    applied: 'Votre code promo a été appliqué.',
    removed: 'Votre code promo a été retiré.',
    unknown: 'Ce code promo n’est pas valable.',
    missing: 'Veuillez saisir un code promo.',
    usedUp: 'Ce code promo a atteint son nombre maximal d’utilisations.',
    expired: 'Ce code promo a expiré.',
    notYetValid: 'Ce code promo n’est pas encore valable.',
    paused: 'Ce code promo ne peut pas être utilisé pour le moment.',
    notForGoods: 'Ce code promo ne s’applique pas aux produits de votre panier.',
    needsMore: (minimum: string) => `Ce code promo demande un panier d’au moins ${minimum}`,
    needsMoreOfSome: (minimum: string) =>
      `Ce code promo ne vaut que pour certains produits ; il en faut pour au moins ${minimum}`,
  },
  totals: {
    goods: 'Articles',
    coupon: (code: string) => `Code promo ${code}`,
    total: 'Total',
    tax: (percent: string) => `Taxes incluses (${percent})`,
  },
  option: {
    malformed: 'Le champ « option » doit associer des valeurs aux options.',
    notOffered: 'Ce choix n’est plus proposé.',
    required: (name: string) => `${name} est obligatoire.`,
    oneOnly: (name: string) => `Choisissez une seule valeur : ${name}.`,
    link: (name: string) => `Veuillez écrire ${name} sans lien.`,
    tooLong: (name: string, maximum: number) => `${name} doit avoir au plus ${maximum} caractères.`,
  },
  catalog: {
    noProduct: 'Ce produit n’existe pas.',
  },
  picture: {
    none: 'Ce fichier n’est pas une image que la boutique sait montrer. Veuillez envoyer du JPEG, PNG, WebP ou AVIF.',
    heic: 'C’est une photo HEIC d’un téléphone. Exportez-la en JPEG, ou réglez l’appareil : Réglages › Appareil photo › Formats › Le plus compatible.',
    kind: (kind) => `C’est un fichier ${kind}. Exportez-le en JPEG ou PNG, et envoyez celui-ci.`,
    page: 'C’est une page web et non une image. Enregistrez l’image elle-même, et envoyez-la.',
    broken: 'Ce fichier est abîmé. Veuillez l’enregistrer à nouveau et envoyer celui-là.',
    tooLarge: 'Ce fichier dépasse 20 Mio. Veuillez en envoyer un plus petit.',
    tooManyPixels:
      'Cette image a plus de 64 millions de pixels. Veuillez en envoyer une plus petite.',
    tooSmall: 'Cette image fait moins de 160 pixels de large ou de 40 de haut et paraîtrait floue.',
    unavailable:
      'Les images n’ont pas pu être enregistrées. Veuillez renvoyer ce fichier plus tard.',
    notThere: 'Le produit n’a plus cette image.',
    noUpload: 'Cet envoi n’existe pas, ou son image est en préparation.',
    noTexts: 'Le produit n’a pas encore de textes dans cette langue.',
    textChanged: (now: string) =>
      `Quelqu’un l’a changé entre-temps. C’est maintenant : ${now === '' ? 'vide' : `« ${now} »`}.`,
  },
  contact: {
    messageMissing: 'Veuillez écrire votre message.',
    sent: 'Merci. Votre message est en route.',
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
  page: {
    failed: 'Cette page ne peut pas être affichée pour le moment',
    retry: 'Réessayer',
    reference: (id: string) => `Si cela se reproduit, indiquez-nous cette référence : ${id}`,
  },
  order: {
    calendar: (number) => `Livraison de la commande ${number}`,
    changed: {
      price: (product: string, seen: string, now: string) =>
        `${product} : le prix est passé de ${seen} à ${now}`,
      option: (product: string) =>
        `Votre choix pour ${product} n’est plus proposé. Veuillez le retirer ou choisir à nouveau.`,
      cart: 'Votre panier a changé entre-temps. Veuillez le vérifier à nouveau.',
      coupon: (code: string) => `Le code promo ${code} ne s’applique pas à cette commande.`,
      slot: 'Ce créneau de livraison n’est plus disponible. Veuillez en choisir un autre.',
      total: (seen: string, now: string) => `Le total est passé de ${seen} à ${now}`,
    },
    orderedBefore: (number: string) =>
      `Ce panier a déjà été commandé : c’est la commande ${number}.`,
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
    conflict: {
      addressStays: 'L’adresse de cette commande ne peut plus être modifiée.',
      cannotBecome: 'Cette commande a changé entre-temps et ne peut plus passer à cet état.',
      emptyBox: 'Aucun article de cette commande n’est dans le carton. Veuillez plutôt l’annuler.',
      isReplaced:
        'Un autre produit en remplace une partie. Veuillez d’abord annuler ce remplacement.',
      needsChoice: 'Ce produit demande un choix et ne peut pas en remplacer un autre.',
      noLine: 'Cette commande n’a pas cette ligne.',
      noRefund: 'Cette commande n’a pas ce remboursement à verser.',
      noRoomInSlot: 'Ce créneau est complet ou n’est plus proposé. Veuillez en choisir un autre.',
      noSlotToChange: 'Cette commande n’a plus de créneau qui puisse changer.',
      noReplacement: 'Le client ne veut rien à la place de cet article.',
      notLookedFor: 'Certaines lignes n’ont pas encore été cherchées.',
      notPacked: 'Cette commande n’est pas encore préparée.',
      notPlaced: 'Cette commande n’est plus en préparation.',
      notSecured: 'Cette commande n’est pas encore payée.',
      notSent: 'Cette commande n’est pas encore partie.',
      nothingDue: 'Aucun paiement n’est attendu pour cette commande.',
      otherQuantity:
        'Quelqu’un d’autre a préparé cette ligne entre-temps. Veuillez regarder ce qui est dans le carton maintenant.',
      otherReplacement:
        'Quelqu’un d’autre a changé ce qui remplace cette ligne entre-temps. Veuillez regarder ce qui est dans le carton maintenant.',
      sameProduct: 'Un produit ne peut pas se remplacer lui-même.',
      tooMany: 'C’est plus que ce qui a été commandé.',
    },
    refund: {
      amount: 'Veuillez saisir un montant supérieur à 0, avec deux décimales au plus.',
      atMost: (most: string) => `Le remboursement est limité à ${most}.`,
    },
    line: {
      insteadOf: (name: string, replaced: string) => `${name} (remplace : ${replaced})`,
      short: (packed: number, ordered: number) => `× ${packed} sur ${ordered}`,
    },
    cancelled: (number: string) => `Votre commande ${number} est annulée.`,
    outOfReach: 'Le mode de livraison de cette commande ne dessert pas ce code postal.',
    gone: (product: string) => `${product} n’est plus en vente.`,
    optionsGone: (product: string) => `Votre choix pour ${product} n’est plus proposé.`,
  },
  payment: {
    overLimit: (limit: string) => `Ce mode de paiement est limité à ${limit}.`,
    notChosen: 'Veuillez choisir un mode de paiement.',
    tooManyUnconfirmed:
      'Plusieurs commandes passées depuis votre réseau attendent la confirmation de leur adresse e-mail. Veuillez ouvrir le lien de l’e-mail d’une commande précédente, vous connecter ou choisir un autre mode de paiement.',
    deadline: {
      title: 'À payer avant le',
      text: (date: string) => `${date}. Sans paiement d’ici là, la commande est annulée.`,
    },
    confirmAddress: {
      title: 'À confirmer',
      text: (date: string) =>
        `Ouvrez le lien de notre e-mail avant le ${date}. Il confirme votre adresse e-mail ; sans cela, la commande est annulée.`,
    },
    cash: {
      name: 'Paiement à la livraison',
      description: 'Payez quand votre commande arrive chez vous.',
    },
    test: {
      name: 'Paiement de test',
      description: 'Pour essayer la boutique : aucun argent n’est prélevé.',
      token: 'Veuillez saisir ok, fail, late ou twice.',
    },
    reference: 'Référence du virement',
    transfer: {
      name: 'Virement bancaire',
      description:
        'Nos coordonnées bancaires s’affichent après la commande ; nous la préparons dès réception du virement.',
    },
  },
  review: {
    rejected: {
      'no-product': 'Ce produit n’existe pas.',
      'name-missing': 'Veuillez indiquer un nom.',
      'text-missing': 'Veuillez écrire quelques mots.',
      'not-held': 'Aucun avis de ce genre n’attend d’être approuvé.',
      'not-shown': 'Cet avis n’est pas dans la boutique.',
    },
    thanks: 'Merci pour votre avis.',
    held: 'Merci pour votre avis. Il paraîtra dès que nous l’aurons approuvé.',
    approved: 'L’avis est publié.',
    removed: 'L’avis est supprimé.',
  },
  stockAlert: {
    rejected: {
      'no-product': 'Ce produit n’existe pas.',
      'in-stock': 'Il est de nouveau en stock : vous pouvez le commander dès maintenant.',
      'code-unknown': 'Ce lien n’est plus valable.',
    },
    noted: 'Nous vous écrirons dès son retour.',
    cancelled: 'Nous ne vous écrirons plus au sujet de produits.',
  },
  import: {
    unreadable: {
      noHeader: 'Le fichier n’a pas de ligne d’en-tête.',
      office:
        'Ce fichier vient d’un tableur (.xlsx, .ods). Enregistrez-le en CSV et envoyez celui-ci.',
      orders: 'Ce fichier liste des commandes. Seuls des produits sont importés ici.',
      customers: 'Ce fichier liste des clients. Seuls des produits sont importés ici.',
      longLine: 'Le fichier n’est pas un CSV : une de ses lignes dépasse 1 Mio.',
      broken: 'Le fichier est compressé, mais ne peut pas être décompressé.',
      tooLong: 'Le fichier dépasse 1 Gio une fois décompressé. Importez-le par npm run import.',
      manyColumns: 'Le fichier a plus de 200 colonnes.',
      manyRows: 'Le fichier a plus d’un million de lignes. Importez-le par npm run import.',
      manyRejected:
        'Plus de 10 000 lignes sont refusées : est-ce le bon fichier, et sont-ce ses colonnes ?',
      badMapping: 'Le fichier n’a pas ces colonnes.',
      internal:
        'Le serveur a échoué. Veuillez relancer l’import : ce qui est en place est seulement comparé.',
    },
    rejected: {
      quotes: 'les guillemets ne vont pas par paires',
      values: (found, wanted) => `${found} valeurs au lieu de ${wanted}`,
      notSold: (column, text) =>
        `laissé de côté, car ${column} indique « ${text} » : il serait mis en vente ici`,
      blank: (column) => `${column} est vide`,
      long: (column, longest) => `${column} dépasse ${longest} caractères`,
      price: (column, text) => `${column} n’est pas un prix : « ${text} »`,
      currency: (column, currency, text) =>
        `${column} est en ${currency}, alors que les prix d’ici sont en roupies : « ${text} »`,
      zero: (column) => `${column} est nul`,
      high: (column, text) => `${column} est trop élevé : « ${text} »`,
      path: (column, text) =>
        `${column} n’est pas un chemin fait de a–z, 0–9 et de traits d’union : « ${text} »`,
      language: (column, known, text) =>
        `${column} n’est pas une langue de cette boutique (${known}) : « ${text} »`,
      description: 'la description est trop longue',
      repeated: (column, key, row) => `${column} « ${key} » est déjà celui de la ligne ${row}`,
    },
    noted: {
      rounded: (column, text, rounded) => `${column} « ${text} » est arrondi à ${rounded}`,
      leftOut: (column, text) => `${column} « ${text} » est laissé de côté`,
      negative: (column, text) => `${column} « ${text} » compte pour 0`,
      shortened: (column, text) =>
        `${column} « ${text} » est laissé de côté : un tableur l’a raccourci`,
      firstCode: (column, code) => `${column} contient plusieurs codes ; ${code} est retenu`,
      checkDigit: (column, code) =>
        `${column} ${code} a un chiffre de contrôle faux : peut-être une faute de frappe`,
      size: (column, text) =>
        `${column} « ${text} » n’est pas clair : le produit est importé sans son contenu`,
      allergens: (column, text) =>
        `${column} « ${text} » contient un terme inconnu : les allergènes restent non renseignés`,
      sharedCode: (code, handle) => `${code} est aussi le code d’un autre produit : ${handle}`,
      lostZero: (column, code, meant) => `${column} ${code} a peut-être perdu un zéro : ${meant} ?`,
      unsorted: (column) => `${column} est vide : le produit va dans « Non classé »`,
    },
    unsorted: 'Non classé',
    reasonColumn: 'Raison du refus',
    rowPlace: (row, line) => `Ligne ${row} (${line} du fichier)`,
    noImport: 'Cet import n’existe pas.',
    notDraft: 'Cet import a déjà commencé.',
    isBusy: 'Un autre import est en cours. Veuillez en attendre la fin.',
    notAFile: 'Envoyez le fichier lui-même en application/octet-stream.',
    tooLarge: 'Le fichier dépasse 64 Mio. Compressez-le avec gzip.',
    incomplete: 'Le fichier n’est pas arrivé en entier. Veuillez réessayer.',
  },
  staff: {
    signedOut: 'Veuillez vous connecter.',
    signInAgain: 'Reconnectez-vous pour continuer.',
    notAllowed: 'Votre rôle ne le permet pas. Un propriétaire peut le changer.',
    csrf: 'Cette requête n’a pas le jeton de votre session. Veuillez recharger la page.',
    notJson: 'Envoyez le corps en application/json.',
    invalidFields: 'Veuillez vérifier ce qui est signalé.',
    emailTaken: 'Quelqu’un a déjà cette adresse.',
    noMember: 'Ce membre n’existe pas.',
    lastOwner: 'Le dernier propriétaire reste : nommez d’abord un autre propriétaire.',
    isDisabled: 'Ce membre ne peut pas se connecter. Veuillez d’abord l’y autoriser.',
    noMail: 'Cet e-mail n’existe plus, ou il est de nouveau en route.',
    noMessage: 'Ce message n’existe plus.',
    overtaken: (theirs: string) =>
      theirs === ''
        ? 'Quelqu’un d’autre a vidé ce texte entre-temps. Enregistrez à nouveau pour y mettre le vôtre.'
        : `Quelqu’un d’autre a écrit entre-temps : « ${theirs} ». Enregistrez à nouveau pour mettre votre texte à la place.`,
    noProduct: 'Ce produit n’existe plus.',
    valueChanged: (value: string) => `Entre-temps, c’est ${value}.`,
    noSpecial: 'aucun prix promotionnel',
    price: 'Un prix est supérieur à zéro et a au plus deux décimales.',
    special: 'Un prix promotionnel est inférieur au prix.',
    specialMissing: 'Des dates demandent un prix promotionnel.',
    specialEndsEarly: 'Un prix promotionnel se termine après son début.',
    specialEnded: 'Cette fin est passée.',
    belowSpecial: (special: string) => `Le prix doit dépasser le prix promotionnel, ${special}.`,
    wholeStock: 'Le stock est un nombre entier.',
    collection: {
      none: 'Cette collection n’existe pas.',
      hasProducts:
        'Elle contient encore des produits : rangez-les d’abord dans une autre collection.',
    },
    shop: {
      changed: 'Quelqu’un d’autre a modifié ces informations entre-temps. Veuillez les rouvrir.',
      url: 'Veuillez saisir une adresse telle que https://www.example.com/shop.',
      bank: 'Les virements ont besoin du compte qui les reçoit.',
    },
    tax: {
      day: 'Une taxe se fixe d’aujourd’hui à dans un an.',
      none: 'Aucune taxe n’est plus prévue pour ce jour.',
    },
    currency: {
      none: 'Cette devise n’existe pas.',
      code: 'Ce n’est pas le code d’une devise, comme EUR.',
      taken: 'Cette devise existe déjà.',
      rate: 'Un taux est supérieur à zéro.',
      base: 'Les prix sont enregistrés dans cette devise : seule sa place peut être modifiée.',
    },
    delivery: {
      noMethod: 'Ce mode de livraison n’existe pas.',
      noSlot: 'Ce créneau n’existe plus.',
      notOffered:
        'Ce créneau n’est plus proposé : sa plage horaire est supprimée ou son mode de livraison est désactivé.',
      changed:
        'Quelqu’un d’autre a modifié ce mode de livraison entre-temps. Veuillez l’ouvrir à nouveau.',
      amount: 'Un montant a deux décimales au plus.',
      country: 'Veuillez choisir au moins un pays, et aucun qui soit inconnu.',
      zone: 'Une région appartient à l’un des pays choisis.',
      postcode: (prefix: string) => `Aucun code postal de ces pays ne commence par « ${prefix} ».`,
      windowHours: 'Une plage horaire finit après son début.',
      windowDays: 'Une plage horaire a besoin d’au moins un jour de la semaine.',
      dayNotAhead: 'Un jour peut être fermé d’aujourd’hui à dans un an.',
      tooFew: (taken: number) =>
        taken === 1
          ? 'Une commande a déjà ce créneau : il ne peut pas en prendre moins.'
          : `${taken} commandes ont déjà ce créneau : il ne peut pas en prendre moins.`,
    },
    stock: {
      noProduct: 'Ce produit n’existe pas.',
      oneAmount: 'Indiquez soit la différence, soit le nombre compté et le nombre attendu.',
      tooFew: 'Le rayon n’en contient pas autant.',
      tooMany: 'C’est plus qu’un rayon ne peut contenir.',
    },
    coupon: {
      none: 'Ce code promo n’existe plus.',
      code: 'Un code a de 3 à 40 lettres, chiffres, tirets ou traits de soulignement.',
      codeTaken: (code: string) => `Il y a déjà un code promo ${code}.`,
      percentOrAmount: 'Veuillez saisir soit un pourcentage, soit un montant.',
      percent: 'Un pourcentage est un nombre entier de 1 à 100.',
      amount: 'Un montant est supérieur à zéro, avec au plus deux décimales.',
      minimum: 'Une somme a au plus deux décimales.',
      date: 'Veuillez choisir une date entre 2000 et 2100.',
      ends: 'Un code promo se termine après son début.',
      limit: 'C’est un nombre entier à partir de 1.',
      limitUsed: (uses: number) =>
        uses === 1
          ? 'Il a déjà été utilisé une fois : ce ne peut être moins de 1.'
          : `Il a déjà été utilisé ${uses} fois : ce ne peut être moins de ${uses}.`,
      products: 'L’un de ces produits n’est pas dans la boutique.',
      collections: 'L’une de ces collections n’est pas dans la boutique.',
      changed:
        'Quelqu’un d’autre a modifié ce code promo entre-temps. Rien de ce que vous avez saisi n’est perdu.',
      ordered: 'Des commandes ont utilisé ce code promo, il reste donc. Vous pouvez y mettre fin.',
    },
    content: {
      none: 'Cette page ou cet article n’existe plus.',
      noDraft: 'Il n’y a pas de brouillon. Quelqu’un d’autre l’a publié ou abandonné.',
      notShown: 'La boutique ne montre plus cela.',
      noVersion: 'Cette version n’existe pas.',
      changed:
        'Quelqu’un d’autre a modifié ceci entre-temps. Rien de ce que vous avez saisi n’est perdu.',
      past: 'Ce moment est passé. Publiez maintenant ou choisissez un moment plus tardif.',
      day: 'Veuillez saisir un jour comme 2026-11-23.',
      picture: 'Cette image n’existe pas.',
      tags: 'Cette étiquette n’existe plus.',
      tagThere: 'Il y a déjà une étiquette de ce nom.',
      products: (names: readonly string[]) =>
        `La boutique n’a pas ${names.length > 1 ? 'ces produits' : 'ce produit'} : ${names.join(', ')}.`,
      preview: 'Aperçu. La boutique ne montre pas ceci.',
      footerLink: 'Ceci ne mène nulle part. Un chemin de la boutique commence par « / ».',
      stays:
        'L’accueil, le menu et le pied de page restent dans la boutique. Leurs éléments peuvent être retirés.',
      entry: {
        title: (number: number) => `L’élément ${number} n’a pas de titre en anglais.`,
        picture: (number: number) =>
          `L’élément ${number} n’a pas d’image que la boutique connaisse.`,
        link: (number: number) =>
          `L’élément ${number} ne mène nulle part. Un chemin de la boutique commence par « / », une autre adresse par « https:// ».`,
      },
      menu: {
        title: 'Un élément n’a pas de titre en anglais.',
        link: (title: string) =>
          `« ${title} » ne mène nulle part. Une adresse hors de la boutique commence par « https:// ».`,
        empty: (title: string) => `Le groupe « ${title} » est vide.`,
        deep: (title: string) => `Le groupe « ${title} » est trop profond. Il y a trois niveaux.`,
      },
    },
    productChanged:
      'Quelqu’un d’autre a modifié ce produit entre-temps. Rien de ce que vous avez saisi n’est perdu.',
    noCollection: 'Veuillez choisir une collection.',
    unit: 'Cette valeur est supérieure à zéro.',
    drained: 'Le poids net égoutté est en grammes et ne dépasse pas le poids net.',
    optionName: 'Chaque option et chaque choix a besoin d’un nom anglais.',
    optionValues: 'Une option a besoin de choix, et celle que l’on saisit n’en a pas.',
    optionDefault: 'Un seul choix peut être fait au départ.',
  },
  support: {
    signIn: {
      title: 'Service client',
      note: 'Cette page est réservée au service client.',
      staff: 'Se connecter au comptoir',
      label: 'Jeton du service client',
      submit: 'Se connecter',
      invalid: 'Ce n’est pas le bon jeton. Vérifiez-le et réessayez.',
    },
    notSupport: 'Réservé au service client.',
    rejected: {
      'no-recording': 'Ceci n’est pas un enregistrement de la boutique.',
      'unknown-code': 'Aucun enregistrement ne porte ce code ; ils sont gardés 30 jours.',
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
      minimum: (limit: string) => `doit valoir au moins ${limit}.`,
      maximum: (limit: string) => `doit valoir au plus ${limit}.`,
      minLength: () => 'ne doit pas être vide.',
      maxLength: (limit: string) => `doit avoir au plus ${limit} caractères.`,
      enum: (limit: string) => `doit être l’une de ces valeurs : ${limit}.`,
    },
    named: (place: string, name: string) => `${place} « ${name} »`,
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
      paragraphs: ['Merci de votre inscription. Il ne reste qu’une étape :'],
      button: { text: 'Confirmer mon adresse e-mail', url },
      closing: [
        'Ce lien est valable 24 heures et ne sert qu’une fois.',
        'Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message : il ne se passera rien.',
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
      paragraphs: ['Vous avez demandé un nouveau mot de passe. Choisissez-le ici :'],
      button: { text: 'Choisir un nouveau mot de passe', url },
      closing: [
        'Ce lien est valable une heure et ne sert qu’une fois. Il vous déconnecte de tous vos navigateurs.',
        'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
      ],
    }),
    passwordChanged: (
      firstname: string,
      url: string,
      { passkeys, passkeysUrl, secondFactorUrl }: PasswordStays,
    ): Email => ({
      subject: 'Votre mot de passe a été modifié',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        'Le mot de passe de votre compte vient d’être modifié. Si c’est bien vous, vous n’avez rien à faire.',
        'Sinon, choisissez-en un nouveau tout de suite : toutes les autres sessions seront fermées.',
        ...(passkeys.length > 0
          ? [
              `Ces clés d’accès permettent toujours de se connecter : ${passkeys.map((name) => `« ${name} »`).join(', ')}. Si l’une d’elles vous est inconnue, connectez-vous et supprimez-la : ${passkeysUrl}`,
            ]
          : []),
        ...(secondFactorUrl === ''
          ? []
          : [
              `Le mot de passe demande toujours un code de votre application d’authentification. Si vous n’en voulez plus, connectez-vous et désactivez-le : ${secondFactorUrl} Si ce n’est pas vous qui l’avez activé, écrivez-nous.`,
            ]),
      ],
      button: { text: 'Ce n’était pas moi', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    passkeyAdded: (firstname: string, passkey: string, url: string): Email => ({
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        `La clé d’accès « ${passkey} » permet maintenant de se connecter à votre compte. Si c’est bien vous qui l’avez ajoutée, vous n’avez rien à faire.`,
        'Sinon, supprimez-la tout de suite et choisissez un nouveau mot de passe.',
      ],
      button: { text: 'Voir mes clés d’accès', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    passkeyRemoved: (firstname: string, passkey: string, url: string): Email => ({
      subject: 'Une clé d’accès a été supprimée de votre compte',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        `La clé d’accès « ${passkey} » ne permet plus de se connecter à votre compte. Si c’est bien vous qui l’avez supprimée, vous n’avez rien à faire.`,
        'Sinon, choisissez tout de suite un nouveau mot de passe et vérifiez vos clés d’accès.',
      ],
      button: { text: 'Voir mes clés d’accès', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    secondFactorOn: (firstname: string, url: string): Email => ({
      subject: 'La connexion à votre compte demande désormais un code',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        'Qui se connecte avec votre mot de passe doit désormais saisir un code de votre application d’authentification. Si c’est bien vous qui l’avez voulu, gardez les codes de secours là où vous les trouverez sans votre téléphone.',
        'Sinon, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      ],
      button: { text: 'Voir ma deuxième étape', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    secondFactorOff: (firstname: string, url: string): Email => ({
      subject: 'La connexion à votre compte ne demande plus de code',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        'Votre mot de passe suffit désormais pour se connecter à votre compte. Si c’est bien vous qui l’avez voulu, ou qui nous l’avez demandé, vous n’avez rien à faire.',
        'Sinon, choisissez tout de suite un nouveau mot de passe : toutes les autres sessions seront fermées. Puis réactivez les codes.',
      ],
      button: { text: 'Ce n’était pas moi', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    recoveryCodesRenewed: (firstname: string, url: string): Email => ({
      subject: 'Votre compte a de nouveaux codes de secours',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        'De nouveaux codes de secours ont été créés pour votre compte ; les précédents ne servent plus à rien. Si c’est bien vous, vous n’avez rien à faire.',
        'Sinon, choisissez tout de suite un nouveau mot de passe et créez de nouveaux codes.',
      ],
      button: { text: 'Voir ma deuxième étape', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    recoveryCodeUsed: (firstname: string, left: number, url: string): Email => ({
      subject: 'Un code de secours a été utilisé',
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        `Quelqu’un vient de se connecter à votre compte avec votre mot de passe et un code de secours. ${left > 1 ? `Il en reste ${left}` : left === 1 ? 'Il en reste un' : 'Il n’en reste aucun'} ; vous pouvez en créer de nouveaux.`,
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe et créez de nouveaux codes.',
      ],
      button: { text: 'Voir ma deuxième étape', url },
      closing: [
        'Nous écrivons ce message à chaque fois, pour qu’aucune utilisation ne passe inaperçue.',
      ],
    }),
    orderPlaced: (
      { firstname, number, secret, rows, address, delivery, payment }: OrderEmailData,
      url: string,
    ): Email => ({
      subject: `Votre commande ${number}`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [`Merci de votre commande ${number}. En voici le détail :`],
      rows: [
        ...rows,
        { label: 'Livraison', value: delivery },
        { label: 'Adresse', value: address.join(', ') },
        { label: 'Paiement', value: payment.join(', ') },
      ],
      button: { text: 'Voir ma commande', url },
      closing: [
        'Vous pouvez y annuler la commande tant qu’elle n’est pas expédiée.',
        ...(secret === null
          ? []
          : [
              'L’ouvrir confirme cette adresse e-mail. Si ce n’est pas vous qui avez commandé, ignorez ce message.',
            ]),
      ],
    }),
    paymentReceived: ({ firstname, number, rows }: OrderEmailData, url: string): Email => ({
      subject: `Votre paiement pour la commande ${number}`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        `Merci : le paiement de votre commande ${number} est arrivé. Nous la préparons :`,
      ],
      rows,
      button: { text: 'Voir ma commande', url },
      closing: [],
    }),
    orderSlotChanged: (
      { firstname, number, address, delivery }: OrderEmailData,
      url: string,
    ): Email => ({
      subject: `Votre commande ${number} arrive à un autre moment`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [`Nous avons changé le créneau de livraison de votre commande ${number}.`],
      rows: [
        { label: 'Livraison', value: delivery },
        { label: 'Adresse', value: address.join(', ') },
      ],
      button: { text: 'Voir ma commande', url },
      closing: ['Si cela ne vous convient pas, répondez-nous ou appelez-nous.'],
    }),
    orderDispatched: (
      { firstname, number, rows, address, delivery }: OrderEmailData,
      url: string,
    ): Email => ({
      subject: `Votre commande ${number} est en route`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [`Votre commande ${number} est en route. Voici le contenu du colis :`],
      rows: [
        ...rows,
        { label: 'Livraison', value: delivery },
        { label: 'Adresse', value: address.join(', ') },
      ],
      button: { text: 'Voir ma commande', url },
      closing: [
        'Vous ne payez que le contenu du colis. Ce que vous avez payé en trop vous est remboursé.',
      ],
    }),
    orderRefunded: ({ firstname, number, refund }: OrderEmailData, url: string): Email => ({
      subject: `Remboursement de ${refund}`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [
        `Nous vous avons remboursé ${refund} pour votre commande ${number}, par le même moyen que votre paiement. Selon votre banque, cela peut prendre quelques jours.`,
      ],
      button: { text: 'Voir ma commande', url },
      closing: [],
    }),
    orderCancelled: ({ firstname, number, rows }: OrderEmailData, url: string): Email => ({
      subject: `Votre commande ${number} est annulée`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [`Votre commande ${number} est annulée : rien ne sera livré. Pour rappel :`],
      rows,
      button: { text: 'Voir ma commande', url },
      closing: ['Si vous l’avez déjà payée, vous serez remboursé.'],
    }),
    backInStock: (name: string, url: string, stopUrl: string): Email => ({
      subject: `De retour en stock : ${name}`,
      greeting: 'Bonjour,',
      paragraphs: [`Vous nous aviez demandé de vous prévenir. De retour en stock : ${name}.`],
      button: { text: 'Voir le produit', url },
      closing: [
        'C’est le seul message que vous avez demandé. Nous ne pouvons rien réserver : premier arrivé, premier servi.',
      ],
      link: { text: 'Ne plus m’écrire au sujet de produits', url: stopUrl },
    }),
    staffInvitation: (name: string, by: string, url: string): Email => ({
      subject: 'Votre accès au comptoir',
      greeting: `Bonjour ${name},`,
      paragraphs: [
        `${by} vous envoie ce lien vers le comptoir, d’où la boutique est gérée. Choisissez-y un mot de passe ou une clé d’accès :`,
      ],
      button: { text: 'Aller au comptoir', url },
      closing: ['Le lien est valable trois jours et ne sert qu’une fois.'],
    }),
    staffPasswordChanged: (name: string, url: string): Email => ({
      subject: 'Nouveau mot de passe pour le comptoir',
      greeting: `Bonjour ${name},`,
      paragraphs: [
        'Un mot de passe pour le comptoir vient d’être choisi au moyen d’un lien qui vous a été envoyé. Si c’est bien vous, vous n’avez rien à faire.',
        'Sinon, prévenez tout de suite un propriétaire de la boutique, qui peut retirer votre accès et vous envoyer un nouveau lien.',
      ],
      button: { text: 'Ouvrir le comptoir', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    staffAlert: (name: string, what: StaffAlert, url: string): Email => ({
      subject: 'Un changement que les propriétaires doivent connaître',
      greeting: `Bonjour ${name},`,
      paragraphs: [
        {
          invited: `${what.by} a invité ${what.about} à travailler dans la boutique.`,
          access: `${what.by} a modifié le rôle ou l’accès de ${what.about}.`,
          factor: `${what.by} a retiré la deuxième étape de ${what.about}.`,
          bank: `${what.by} a modifié le compte bancaire sur lequel paient les clients.`,
          export: `${what.by} a exporté des adresses e-mail de clients.`,
        }[what.kind],
        'Si ce n’est pas normal, retirez l’accès de ce membre et déconnectez-vous partout.',
      ],
      button: { text: 'Voir ce qui a changé', url },
      closing: ['Tous les propriétaires de la boutique reçoivent ce message.'],
    }),
    staffPasskeyAdded: (name: string, passkey: string, url: string): Email => ({
      subject: 'Une clé d’accès au comptoir a été ajoutée',
      greeting: `Bonjour ${name},`,
      paragraphs: [
        `La clé d’accès « ${passkey} » permet maintenant de se connecter au comptoir en votre nom. Si c’est bien vous qui l’avez ajoutée, vous n’avez rien à faire.`,
        'Sinon, supprimez-la tout de suite et prévenez un propriétaire de la boutique.',
      ],
      button: { text: 'Voir mes clés d’accès', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    staffPasskeyRemoved: (name: string, passkey: string, url: string): Email => ({
      subject: 'Une clé d’accès au comptoir a été supprimée',
      greeting: `Bonjour ${name},`,
      paragraphs: [
        `La clé d’accès « ${passkey} » ne permet plus de se connecter au comptoir. Si c’est bien vous qui l’avez supprimée, vous n’avez rien à faire.`,
        'Sinon, prévenez tout de suite un propriétaire de la boutique.',
      ],
      button: { text: 'Voir mes clés d’accès', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    contactMessage: (name: string) => ({
      subject: `Message : ${name}`,
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
    note: 'Cette page tient lieu de prestataire de listes de diffusion tant que la boutique n’en a pas. L’adresse reste dans un fichier à côté des données de la boutique ; rien ne lui est envoyé.',
  },
};
