import type { StaffAlert } from '../staff/access/staffAlert.ts';
import type { Email } from '../mail/renderEmail.ts';
import type { OrderEmailData } from '../orders/reading/orderEmails.ts';

const AFTER_EACH_CHANGE = 'We write this e-mail after every change, so that none goes unnoticed.';

/** What a new password leaves in the account. */
export interface PasswordStays {
  /** Names of passkeys. */
  passkeys: readonly string[];
  /** Where they are removed. */
  passkeysUrl: string;
  /** Where the second factor is switched off; empty where none is on. */
  secondFactorUrl: string;
}

/** Everything the server says, in English: texts, and functions that put a name or a number into one. */
export const en = {
  account: {
    done: {
      registered: 'We have sent you a link to confirm your e-mail address.',
      welcome:
        'Thank you. Please open the link that we have sent you: it confirms your e-mail address. Then you can sign in.',
      verified: 'Your e-mail address is confirmed. You can sign in now.',
      resent: 'If the address is known, a new link is on its way.',
      resetAsked: 'If the address is known, a link is on its way.',
      passwordChanged: 'Your password is changed.',
      passwordReset: 'Your password is changed. You can sign in with it now.',
      saved: 'Your details are saved.',
      addressSaved: 'The address is saved.',
      addressRemoved: 'The address is removed.',
      addressDefault: 'This is your default address now.',
      deleted: 'Your account is deleted.',
      passkeySaved: 'The passkey is saved.',
      passkeyRemoved: 'The passkey is removed.',
      secondFactorOn: 'Signing in by password takes a code from now on.',
      secondFactorOff: 'Signing in by password takes no code any more.',
      sessionEnded: 'That browser is signed out.',
      otherSessionsEnded: 'All other browsers are signed out.',
    },
    rejected: {
      signInFirst: 'Please sign in first.',
      invalidSignIn: 'E-mail address or password is not right.',
      unverified:
        'Please confirm your e-mail address first: open the link that we have sent you, or ask for a new one.',
      passwordNeeded:
        'You have registered in another browser. Please enter the password that you chose then.',
      passwordWrong:
        'This is not the password that you chose when you registered. Whoever registers again here gets a new link.',
      codeNeeded: 'Please enter the code that your authenticator app shows, too.',
      codeUnknown: 'This link is not valid. Please ask for a new one.',
      codeUsed: 'This link has been used already.',
      codeExpired: 'This link has expired. Please ask for a new one.',
      noAddress: 'There is no such address.',
      tooManyAddresses: 'There is no room for more addresses. Please remove one first.',
      noPasskey: 'There is no such passkey.',
      tooManyPasskeys: 'There is no room for more passkeys. Please remove one first.',
      noSecondFactor: 'This has taken too long. Please start again.',
      secondFactorIsOn: 'Signing in by password takes a code already.',
      secondFactorIsOff: 'Signing in by password takes no code.',
      noSession: 'That browser is signed out already.',
      secondFactorFirst:
        'You have a second step already. Choose a password by this link, then confirm with the second step.',
      passkeyRejected: 'This passkey could not be used. Please try again.',
    },
    invalidCode:
      'This code is not right, or was used already. Please enter the next one that your app shows.',
    invalidPassword: 'This is not your password.',
    unnamedPasskey: 'Passkey',
  },
  field: {
    missing: 'Please fill this in.',
    link: 'Please write this without links.',
    characters: 'This has signs that cannot be used here.',
    emailLetters: 'Before the @ only letters from a to z, digits and signs can be used.',
    email: 'Please enter an e-mail address such as name@example.com.',
    commonPassword:
      'Many people use this password, or one like it, so it is guessed first; digits at its end do not help. Please choose another one, such as three or four words.',
    contextPassword:
      'This is your name, your e-mail address or the name of the shop, so it is guessed first; digits at its end do not help. Please choose another one, such as three or four words.',
    telephone: 'Please enter a telephone number such as +91 98450 12345.',
    country: 'Please choose a country.',
    zone: 'Please choose a region.',
    atMost: (count: number) => `Please use at most ${count} characters.`,
    atLeast: (count: number) => `Please use at least ${count} characters.`,
    postcode: 'Please enter a postcode of at most 12 letters and digits.',
    postcodeLike: (example: string) => `Please enter a postcode such as ${example}.`,
  },
  blog: {
    title: 'Blog',
    noPost: 'There is no such post.',
  },
  cart: {
    productNotFound: 'There is no such product.',
    lineNotFound: 'This item is no longer in your cart.',
    full: (lines: number) =>
      `Your cart already has ${lines} different items and cannot have more. Please order these first, or take some out.`,
    savedLineNotFound: 'This item can no longer be brought back.',
    outOfStock: (product: string) => `${product} is out of stock.`,
    left: (product: string, left: number) =>
      left === 1 ? `Only 1 of ${product} is left.` : `Only ${left} of ${product} are left.`,
    belowMinimum: (product: string, minimum: number) =>
      `The minimum quantity of ${product} is ${minimum}.`,
  },
  wishlist: {
    full: (products: number) =>
      `Your wishlist already has ${products} products and cannot have more. Please take one off first.`,
  },
  coupon: {
    applied: 'Your coupon has been applied.',
    removed: 'Your coupon has been removed.',
    unknown: 'This coupon code is not valid.',
    missing: 'Please enter a coupon code.',
    usedUp: 'This coupon has been used as often as it can be.',
    expired: 'This coupon has expired.',
    notYetValid: 'This coupon is not valid yet.',
    paused: 'This coupon cannot be used at the moment.',
    notForGoods: 'This coupon is not for the products in your cart.',
    needsMore: (minimum: string) => `This coupon needs goods worth at least ${minimum}`,
    needsMoreOfSome: (minimum: string) =>
      `This coupon is for some products only, and needs ${minimum} worth of them`,
  },
  totals: {
    goods: 'Goods',
    coupon: (code: string) => `Coupon ${code}`,
    total: 'Total',
    tax: (percent: string) => `Tax included (${percent})`,
  },
  option: {
    malformed: 'Form field «option» must map option ids to values.',
    notOffered: 'This choice is no longer offered.',
    required: (name: string) => `${name} is required.`,
    oneOnly: (name: string) => `Choose one ${name} only.`,
    link: (name: string) => `Please write ${name} without links.`,
    tooLong: (name: string, maximum: number) => `${name} must have at most ${maximum} characters.`,
  },
  catalog: {
    noProduct: 'There is no such product.',
  },
  picture: {
    none: 'This file is no picture that the shop can show. Please send a JPEG, PNG, WebP or AVIF.',
    heic: 'This is a HEIC picture of a phone. Export it as JPEG, or set the camera to it: Settings › Camera › Formats › Most Compatible.',
    kind: (kind: string) =>
      `This is a ${kind} file. Please export it as JPEG or PNG, and send that.`,
    page: 'This is a web page and no picture. Please save the picture itself, and send that.',
    broken: 'This file is damaged. Please save it again and send that one.',
    tooLarge: 'This file is larger than 20 MiB. Please send a smaller one.',
    tooManyPixels: 'This picture has more than 64 million pixels. Please send a smaller one.',
    tooSmall:
      'This picture is narrower than 160 pixels or less than 40 high, which would look blurred.',
    unavailable: 'The pictures could not be stored. Please send this file again later.',
    notThere: 'The product does not have this picture any more.',
    noUpload: 'There is no such upload, or a picture is being made of it.',
    noTexts: 'The product has no texts in this language yet.',
    textChanged: (now: string) =>
      `Somebody has changed this meanwhile. It is now: ${now === '' ? 'empty' : `“${now}”`}.`,
  },
  contact: {
    messageMissing: 'Please write your message.',
    sent: 'Thank you. Your message is on its way to us.',
    noShopAddress: 'Messages cannot be taken at the moment. Please call us.',
  },
  content: {
    noPage: 'There is no such page.',
  },
  currency: {
    changed: 'Currency changed.',
    unknown: 'This currency is not offered.',
  },
  format: {
    locale: 'en-IN',
    colon: ': ',
  },
  delivery: {
    notServed: {
      country_id: 'We do not deliver to this country yet.',
      zone_id: 'We do not deliver to this region yet.',
      postcode: 'We do not deliver to this postcode yet.',
    },
    noMethod: 'Please choose how we shall deliver.',
    noSlot: 'Please choose a delivery slot.',
  },
  request: {
    idempotencyKey: 'Idempotency-Key must have 8 to 200 printable characters.',
    reusedKey: 'This Idempotency-Key was used for another request.',
    malformed: 'This request is malformed.',
    nulCharacter: 'Texts must not contain NUL characters.',
    notAForm: 'Send the body as application/x-www-form-urlencoded.',
    tooLarge: 'This request is too large.',
    unknownCall: 'There is no such call.',
    unavailable: 'The shop is not available at the moment. Please try again in a few seconds.',
    internalError: 'Something went wrong on our side. Please try again.',
    crossSite: 'This request came from a page of another site.',
    noSession: 'Your session has ended. Please load the page again.',
  },
  page: {
    failed: 'This page cannot be shown right now',
    retry: 'Try again',
    reference: (id: string) => `Should it happen again, tell us this reference: ${id}`,
  },
  order: {
    calendar: (number: string) => `Delivery of order ${number}`,
    changed: {
      price: (product: string, seen: string, now: string) =>
        `The price of ${product} has changed from ${seen} to ${now}`,
      option: (product: string) =>
        `What you chose for ${product} is no longer offered. Please take it out or choose again.`,
      cart: 'Your cart has changed meanwhile. Please look through it once more.',
      coupon: (code: string) => `The coupon ${code} does not hold for this order.`,
      slot: 'This delivery slot can no longer be had. Please choose another one.',
      total: (seen: string, now: string) => `The total has changed from ${seen} to ${now}`,
    },
    orderedBefore: (number: string) => `This cart has been ordered already: it is order ${number}.`,
    wrongSubstitution: 'Please choose what we shall do when something cannot be had.',
    rejected: {
      noOrder: 'There is no such order.',
      emptyCart: 'Your cart is empty.',
      isCancelled: 'This order has been cancelled already.',
      isOnItsWay: 'This order is on its way and can no longer be cancelled.',
      notToBePaid: 'There is nothing to pay for this order now.',
      noPayment: 'There is no such payment.',
      nothingLeft: 'Nothing of this order can be had at the moment.',
    },
    conflict: {
      addressStays: 'The address of this order cannot be changed any more.',
      cannotBecome: 'This order has changed meanwhile and cannot become that.',
      emptyBox: 'Nothing of this order is in the box. Please cancel it instead.',
      isReplaced: 'Something stands in for a part of this. Please undo that first.',
      needsChoice:
        'Something has to be chosen of this product, so that it cannot stand in for another.',
      noLine: 'This order has no such line.',
      noRefund: 'This order has no such refund that is due.',
      noRoomInSlot: 'This slot is full or not offered any more. Please choose another one.',
      noSlotToChange: 'This order has no slot that can be changed any more.',
      noReplacement: 'The shopper wants nothing in place of this.',
      notLookedFor: 'Some lines have not been looked for yet.',
      notPacked: 'This order is not packed yet.',
      notPlaced: 'This order is not being packed any more.',
      notSecured: 'This order is not paid yet.',
      notSent: 'This order is not on its way yet.',
      nothingDue: 'No payment of this order is due.',
      otherQuantity:
        'Someone else has packed this line meanwhile. Please look at what is in the box now.',
      otherReplacement:
        'Someone else has changed what stands in for this line meanwhile. Please look at what is in the box now.',
      sameProduct: 'A product cannot stand in for itself.',
      tooMany: 'These are more than were ordered.',
    },
    refund: {
      amount: 'Please enter an amount above 0 with at most two decimals.',
      atMost: (most: string) => `At most ${most} can be given back.`,
    },
    line: {
      insteadOf: (name: string, replaced: string) => `${name} (in place of ${replaced})`,
      short: (packed: number, ordered: number) => `× ${packed} of ${ordered}`,
    },
    cancelled: (number: string) => `Your order ${number} is cancelled.`,
    outOfReach: 'The way of delivery of this order does not go to this postcode.',
    gone: (product: string) => `${product} is no longer sold.`,
    optionsGone: (product: string) => `What you chose of ${product} is no longer offered.`,
  },
  payment: {
    overLimit: (limit: string) => `At most ${limit} can be paid this way.`,
    notChosen: 'Please choose how you want to pay.',
    tooManyUnconfirmed:
      'Several orders from your network wait for their e-mail address to be confirmed. Please open the link in the e-mail about an earlier order, sign in, or choose another way to pay.',
    deadline: {
      title: 'Please pay by',
      text: (date: string) => `${date}. The order lapses if the money has not come by then.`,
    },
    confirmAddress: {
      title: 'Please confirm',
      text: (date: string) =>
        `Open the link in our e-mail by ${date}. It confirms your e-mail address; the order lapses otherwise.`,
    },
    cash: {
      name: 'Cash on delivery',
      description: 'Pay when your order is at your door.',
    },
    test: {
      name: 'Test payment',
      description: 'For trying the shop out: no money moves.',
      token: 'Please enter ok, fail, late or twice.',
    },
    reference: 'Payment reference',
    transfer: {
      name: 'Bank transfer',
      description:
        'We show our bank details after you have ordered, and pack when the money is there.',
    },
  },
  review: {
    rejected: {
      'no-product': 'There is no such product.',
      'name-missing': 'Please give a name.',
      'text-missing': 'Please write a few words.',
      'not-held': 'No such review waits for approval.',
      'not-shown': 'There is no such review in the shop.',
    },
    thanks: 'Thank you for your review.',
    held: 'Thank you for your review. It will appear once we have approved it.',
    approved: 'The review is shown.',
    removed: 'The review is deleted.',
  },
  stockAlert: {
    rejected: {
      'no-product': 'There is no such product.',
      'in-stock': 'It is in stock again: you can order it now.',
      'code-unknown': 'This link is not valid any more.',
    },
    noted: 'We will write to you as soon as it is back.',
    cancelled: 'We will not write to you about products any more.',
  },
  import: {
    unreadable: {
      noHeader: 'The file has no header row.',
      office:
        'This is a file of a spreadsheet program, such as .xlsx or .ods. Please save it as CSV, and send that.',
      orders: 'This is a list of orders. Only products are imported here.',
      customers: 'This is a list of customers. Only products are imported here.',
      longLine: 'The file is no CSV: a line of it is longer than 1 MiB.',
      broken: 'The file is packed, yet it cannot be unpacked.',
      tooLong: 'The file is longer than 1 GiB once it is unpacked. Import it by npm run import.',
      manyColumns: 'The file has more than 200 columns.',
      manyRows: 'The file has more than a million rows. Import it by npm run import.',
      manyRejected:
        'More than 10,000 rows are refused: is this the right file, and are these its columns?',
      badMapping: 'The file does not have these columns.',
      internal:
        'The server failed. Please start the import again: what is in place is only compared.',
    },
    rejected: {
      quotes: 'the quotes do not match',
      values: (found: number, wanted: number) => `${found} values instead of ${wanted}`,
      blank: (column: string) => `${column} is blank`,
      notSold: (column: string, text: string) =>
        `left out, since ${column} says "${text}": it would go on sale here`,
      long: (column: string, longest: number) => `${column} is longer than ${longest} characters`,
      price: (column: string, text: string) => `${column} is no price: "${text}"`,
      currency: (column: string, currency: string, text: string) =>
        `${column} is in ${currency}, and prices here are in rupees: "${text}"`,
      zero: (column: string) => `${column} is zero`,
      high: (column: string, text: string) => `${column} is too high: "${text}"`,
      path: (column: string, text: string) =>
        `${column} is no path of a–z, 0–9 and hyphens: "${text}"`,
      language: (column: string, known: string, text: string) =>
        `${column} is no language of this shop (${known}): "${text}"`,
      description: 'the description is too long',
      repeated: (column: string, key: string, row: number) =>
        `${column} "${key}" is that of row ${row}, too`,
    },
    noted: {
      rounded: (column: string, text: string, rounded: string) =>
        `${column} "${text}" is rounded to ${rounded}`,
      leftOut: (column: string, text: string) => `${column} "${text}" is left out`,
      negative: (column: string, text: string) => `${column} "${text}" is taken as 0`,
      shortened: (column: string, text: string) =>
        `${column} "${text}" is left out: a spreadsheet has shortened it`,
      firstCode: (column: string, code: string) =>
        `${column} holds several codes, of which ${code} is taken`,
      checkDigit: (column: string, code: string) =>
        `${column} ${code} has a wrong check digit, and may be a typing error`,
      size: (column: string, text: string) =>
        `${column} "${text}" is not clear: the product comes in without its size`,
      allergens: (column: string, text: string) =>
        `${column} "${text}" names something unknown: the allergens count as not stated`,
      sharedCode: (code: string, handle: string) =>
        `${code} is the code of another product, too: ${handle}`,
      lostZero: (column: string, code: string, meant: string) =>
        `${column} ${code} may have lost a zero: ${meant}?`,
      unsorted: (column: string) => `${column} is blank: the product goes to "Not sorted"`,
    },
    unsorted: 'Not sorted',
    reasonColumn: 'Why refused',
    rowPlace: (row: number, line: number) => `Row ${row}, line ${line}`,
    noImport: 'There is no such import.',
    notDraft: 'This import has begun already.',
    isBusy: 'Another import is under way. Please wait for its end.',
    notAFile: 'Send the file itself as application/octet-stream.',
    tooLarge: 'The file is larger than 64 MiB. Pack it with gzip.',
    incomplete: 'The file has not arrived as a whole. Please try again.',
  },
  staff: {
    signedOut: 'Please sign in.',
    signInAgain: 'Please sign in again to do this.',
    notAllowed: 'Your role does not allow this. An owner can change it.',
    csrf: 'This request does not carry the token of your session. Please load the page again.',
    notJson: 'Send the body as application/json.',
    invalidFields: 'Please look at what is marked.',
    emailTaken: 'Somebody has this address already.',
    noMember: 'There is no such member.',
    lastOwner: 'The last owner stays: make somebody else an owner first.',
    isDisabled: 'This member may not sign in. Please allow that first.',
    noProduct: 'There is no such product any more.',
    noMail: 'There is no such e-mail any more, or it is on its way again.',
    noMessage: 'There is no such message any more.',
    overtaken: (theirs: string) =>
      theirs === ''
        ? 'Somebody else has emptied this meanwhile. Save again to put yours there.'
        : `Somebody else has written meanwhile: “${theirs}”. Save again to put yours in its place.`,
    valueChanged: (value: string) => `Meanwhile this is ${value}.`,
    noSpecial: 'no special price',
    price: 'A price is more than nothing, with at most two decimals.',
    special: 'A special price is below the price.',
    specialMissing: 'Dates need a special price.',
    specialEndsEarly: 'A special price ends after it begins.',
    specialEnded: 'This end is past.',
    belowSpecial: (special: string) => `The price must be above the special price, ${special}.`,
    wholeStock: 'Stock is a whole number.',
    collection: {
      none: 'There is no such collection.',
      hasProducts: 'It still has products: give them another collection first.',
    },
    shop: {
      changed: 'Somebody else has changed these details meanwhile. Please open them again.',
      url: 'Please enter an address such as https://www.example.com/shop.',
      bank: 'Bank transfers need the account that the money goes to.',
    },
    tax: {
      day: 'A tax can be set from today to a year from now.',
      none: 'No tax is planned for that day any more.',
    },
    currency: {
      none: 'There is no such currency.',
      code: 'This is no code of a currency, such as EUR.',
      taken: 'This currency is there already.',
      rate: 'A rate is more than nothing.',
      base: 'Prices are stored in this currency: only its place can be changed.',
    },
    delivery: {
      noMethod: 'There is no such way of delivery.',
      noSlot: 'There is no such slot any more.',
      notOffered:
        'This slot is not offered any more: its window is removed or its way of delivery is switched off.',
      changed: 'Somebody else has changed this way of delivery meanwhile. Please open it again.',
      amount: 'An amount has at most two decimals.',
      country: 'Please choose at least one country, and none that is unknown.',
      zone: 'A region belongs to one of the chosen countries.',
      postcode: (prefix: string) => `No postcode of these countries begins with “${prefix}”.`,
      windowHours: 'A window ends after it starts.',
      windowDays: 'A window needs at least one day of the week.',
      dayNotAhead: 'A day can be closed from today to a year from now.',
      tooFew: (taken: number) =>
        taken === 1
          ? 'One order has this slot already: it cannot take fewer.'
          : `${taken} orders have this slot already: it cannot take fewer.`,
    },
    stock: {
      noProduct: 'There is no such product.',
      oneAmount:
        'Say either by how many units the stock changes, or how many were counted of how many.',
      tooFew: 'The shelf does not hold that many.',
      tooMany: 'That is more than a shelf can hold.',
    },
    coupon: {
      none: 'There is no such coupon any more.',
      code: 'A code has 3 to 40 letters, digits, hyphens or underscores.',
      codeTaken: (code: string) => `There is a coupon ${code} already.`,
      percentOrAmount: 'Please enter either a percentage or an amount.',
      percent: 'A percentage is a whole number from 1 to 100.',
      amount: 'An amount is more than nothing, with at most two decimals.',
      minimum: 'A sum has at most two decimals.',
      date: 'Please choose a date between 2000 and 2100.',
      ends: 'A coupon ends after it starts.',
      limit: 'This is a whole number from 1 on.',
      limitUsed: (uses: number) =>
        uses === 1
          ? 'It has been used once already: this is no less than 1.'
          : `It has been used ${uses} times already: this is no less than ${uses}.`,
      products: 'One of these products is not in the shop.',
      collections: 'One of these collections is not in the shop.',
      changed: 'Somebody else has changed this coupon meanwhile. Nothing of yours is lost.',
      ordered: 'Orders have used this coupon, so it stays. You can end it.',
    },
    content: {
      none: 'There is no such page or post any more.',
      noDraft: 'There is no draft. Somebody else has published it, or thrown it away.',
      notShown: 'The shop does not show this any more.',
      noVersion: 'There is no such version.',
      changed: 'Somebody else has changed this meanwhile. Nothing of yours is lost.',
      past: 'That time has passed. Publish now, or choose a later time.',
      day: 'Please enter a day such as 2026-11-23.',
      picture: 'There is no such picture.',
      tags: 'There is no such tag any more.',
      tagThere: 'There is a tag of this name already.',
      products: (names: readonly string[]) =>
        `The shop has no such ${names.length > 1 ? 'products' : 'product'}: ${names.join(', ')}.`,
      preview: 'Preview. The shop does not show this.',
      footerLink: 'This leads nowhere. A path of the shop begins with “/”.',
      stays: 'Home page, menu and foot stay in the shop. Their entries can be taken out.',
      entry: {
        title: (number: number) => `Entry ${number} has no title in English.`,
        picture: (number: number) => `Entry ${number} has no picture that the shop knows.`,
        link: (number: number) =>
          `Entry ${number} leads nowhere. A path of the shop begins with “/”, another address with “https://”.`,
      },
      menu: {
        title: 'An entry has no title in English.',
        link: (title: string) =>
          `“${title}” leads nowhere. An address outside of the shop begins with “https://”.`,
        empty: (title: string) => `The group “${title}” has no entries.`,
        deep: (title: string) => `The group “${title}” lies too deep. There are three levels.`,
      },
    },
    productChanged: 'Somebody else has changed this product meanwhile. Nothing of yours is lost.',
    noCollection: 'Please choose a collection.',
    unit: 'This is more than nothing.',
    drained: 'The drained weight is in grams, and no more than the net weight.',
    optionName: 'Every option and every choice needs an English name.',
    optionValues: 'An option needs choices, and one that is typed has none.',
    optionDefault: 'Only one choice can be chosen from the start.',
  },
  support: {
    signIn: {
      title: 'Support staff',
      note: 'This page is for support staff.',
      staff: 'Sign in at the counter',
      label: 'Support token',
      submit: 'Sign in',
      invalid: 'This is not the token. Please check it and try again.',
    },
    notSupport: 'This is for support staff only.',
    rejected: {
      'no-recording': 'This is not a recording of the shop.',
      'unknown-code': 'There is no recording with this code; they are kept for 30 days.',
    },
  },
  /** Sentences of a place, a name and a predicate; `limit` is a number, a type or a list of values. */
  validation: {
    place: {
      querystring: 'Query value',
      body: 'Form field',
      params: 'Part of the path',
    },
    predicate: {
      required: () => 'is missing.',
      minimum: (limit: string) => `must be at least ${limit}.`,
      maximum: (limit: string) => `must be at most ${limit}.`,
      minLength: () => 'must not be empty.',
      maxLength: (limit: string) => `must have at most ${limit} characters.`,
      enum: (limit: string) => `must be one of ${limit}.`,
    },
    named: (place: string, name: string) => `${place} «${name}»`,
    invalid: 'is not valid.',
  },
  rateLimit: {
    underAMinute: 'less than a minute',
    minutes: (count: number) => `${count} minute${count === 1 ? '' : 's'}`,
    exceeded: (wait: string) => `Too many tries. Please wait ${wait} and try again.`,
  },
  email: {
    verify: (firstname: string, url: string): Email => ({
      subject: 'Please confirm your e-mail address',
      greeting: `Hello ${firstname},`,
      paragraphs: ['Thank you for registering. One step is left:'],
      button: { text: 'Confirm my e-mail address', url },
      closing: [
        'The link is good for 24 hours and can be used once.',
        'If it was not you who registered, please ignore this e-mail: nothing happens then.',
      ],
    }),
    knownAddress: (firstname: string, url: string): Email => ({
      subject: 'You already have an account',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        'Someone, most likely you, has just tried to register with this address. You already have an account with us, and nothing about it has changed.',
      ],
      button: { text: 'Sign in', url },
      closing: [
        'If you have forgotten your password, ask for a new one on the sign-in page.',
        'If it was not you, you need not do anything.',
      ],
    }),
    resetPassword: (firstname: string, url: string): Email => ({
      subject: 'Your new password',
      greeting: `Hello ${firstname},`,
      paragraphs: ['You have asked for a new password. Choose it here:'],
      button: { text: 'Choose a new password', url },
      closing: [
        'The link is good for one hour and can be used once. It signs you out in every browser.',
        'If it was not you who asked, please ignore this e-mail: your password stays as it is.',
      ],
    }),
    passwordChanged: (
      firstname: string,
      url: string,
      { passkeys, passkeysUrl, secondFactorUrl }: PasswordStays,
    ): Email => ({
      subject: 'Your password has been changed',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        'The password of your account has just been changed. If it was you, there is nothing to do.',
        'If it was not you, choose a new one at once: that signs out everybody else.',
        ...(passkeys.length > 0
          ? [
              `These passkeys can still sign in: ${passkeys.map((name) => `“${name}”`).join(', ')}. If you do not know one of them, sign in and remove it: ${passkeysUrl}`,
            ]
          : []),
        ...(secondFactorUrl === ''
          ? []
          : [
              `The password still takes a code of your authenticator app besides. If you want that no longer, sign in and switch it off: ${secondFactorUrl} If it was not you who set it up, write to us.`,
            ]),
      ],
      button: { text: 'It was not me', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    passkeyAdded: (firstname: string, passkey: string, url: string): Email => ({
      subject: 'A passkey has been added to your account',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        `The passkey “${passkey}” can now sign in to your account. If it was you who added it, there is nothing to do.`,
        'If it was not you, remove it at once and choose a new password.',
      ],
      button: { text: 'See my passkeys', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    passkeyRemoved: (firstname: string, passkey: string, url: string): Email => ({
      subject: 'A passkey has been removed from your account',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        `The passkey “${passkey}” can no longer sign in to your account. If it was you who removed it, there is nothing to do.`,
        'If it was not you, choose a new password at once and look through your passkeys.',
      ],
      button: { text: 'See my passkeys', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    secondFactorOn: (firstname: string, url: string): Email => ({
      subject: 'Signing in to your account takes a code now',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        'Whoever signs in with your password is asked for a code of your authenticator app from now on. If it was you who wanted it, keep the recovery codes where you find them without your phone.',
        'If it was not you, choose a new password at once and write to us.',
      ],
      button: { text: 'See my second step', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    secondFactorOff: (firstname: string, url: string): Email => ({
      subject: 'Signing in to your account takes no code any more',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        'Your password alone signs in to your account from now on. If it was you who wanted it, or who asked us for it, there is nothing to do.',
        'If it was not you, choose a new password at once: that signs out everybody else. Then switch the codes on again.',
      ],
      button: { text: 'It was not me', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    recoveryCodesRenewed: (firstname: string, url: string): Email => ({
      subject: 'Your account has new recovery codes',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        'New recovery codes were made for your account; the earlier ones are good for nothing now. If it was you, there is nothing to do.',
        'If it was not you, choose a new password at once and make new codes.',
      ],
      button: { text: 'See my second step', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    recoveryCodeUsed: (firstname: string, left: number, url: string): Email => ({
      subject: 'A recovery code has been used',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        `Somebody has just signed in to your account with your password and a recovery code. ${left === 1 ? 'One is' : `${left} are`} left; you can make new ones.`,
        'If it was not you, choose a new password at once and make new codes.',
      ],
      button: { text: 'See my second step', url },
      closing: ['We write this e-mail each time, so that none goes unnoticed.'],
    }),
    orderPlaced: (
      { firstname, number, secret, rows, address, delivery, payment }: OrderEmailData,
      url: string,
    ): Email => ({
      subject: `Your order ${number}`,
      greeting: `Hello ${firstname},`,
      paragraphs: [`Thank you for your order ${number}. This is what you have ordered:`],
      rows: [
        ...rows,
        { label: 'Delivery', value: delivery },
        { label: 'To', value: address.join(', ') },
        { label: 'Payment', value: payment.join(', ') },
      ],
      button: { text: 'See my order', url },
      closing: [
        'You can cancel it there until it is on its way.',
        ...(secret === null
          ? []
          : [
              'Opening it confirms this e-mail address. If it was not you who ordered, please ignore this e-mail.',
            ]),
      ],
    }),
    paymentReceived: ({ firstname, number, rows }: OrderEmailData, url: string): Email => ({
      subject: `Your payment for order ${number}`,
      greeting: `Hello ${firstname},`,
      paragraphs: [`Thank you: the money for your order ${number} has come. We pack it now:`],
      rows,
      button: { text: 'See my order', url },
      closing: [],
    }),
    orderSlotChanged: (
      { firstname, number, address, delivery }: OrderEmailData,
      url: string,
    ): Email => ({
      subject: `Your order ${number} comes at another time`,
      greeting: `Hello ${firstname},`,
      paragraphs: [`We have changed when your order ${number} is delivered.`],
      rows: [
        { label: 'Delivery', value: delivery },
        { label: 'To', value: address.join(', ') },
      ],
      button: { text: 'See my order', url },
      closing: ['If that does not suit you, please answer or call us.'],
    }),
    orderDispatched: (
      { firstname, number, rows, address, delivery }: OrderEmailData,
      url: string,
    ): Email => ({
      subject: `Your order ${number} is on its way`,
      greeting: `Hello ${firstname},`,
      paragraphs: [`Your order ${number} is on its way to you. This is what is in the box:`],
      rows: [
        ...rows,
        { label: 'Delivery', value: delivery },
        { label: 'To', value: address.join(', ') },
      ],
      button: { text: 'See my order', url },
      closing: ['You pay for what is in the box alone. What you have paid for more, we give back.'],
    }),
    orderRefunded: ({ firstname, number, refund }: OrderEmailData, url: string): Email => ({
      subject: `We give you ${refund} back`,
      greeting: `Hello ${firstname},`,
      paragraphs: [
        `We have sent you ${refund} back for your order ${number}, the way you paid. Your bank may take a few days.`,
      ],
      button: { text: 'See my order', url },
      closing: [],
    }),
    orderCancelled: ({ firstname, number, rows }: OrderEmailData, url: string): Email => ({
      subject: `Your order ${number} is cancelled`,
      greeting: `Hello ${firstname},`,
      paragraphs: [`Your order ${number} is cancelled. Nothing of it will be delivered:`],
      rows,
      button: { text: 'See my order', url },
      closing: ['If you have paid for it already, we give the money back.'],
    }),
    backInStock: (name: string, url: string, stopUrl: string): Email => ({
      subject: `${name} is back`,
      greeting: 'Hello,',
      paragraphs: [`You asked us to tell you: ${name} is in stock again.`],
      button: { text: 'See the product', url },
      closing: [
        'This is the one e-mail that you asked for. We cannot set anything aside, so first come, first served.',
      ],
      link: { text: 'Do not write to me about products any more', url: stopUrl },
    }),
    staffInvitation: (name: string, by: string, url: string): Email => ({
      subject: 'Your way to the counter',
      greeting: `Hello ${name},`,
      paragraphs: [
        `${by} has sent you this link to the counter, where the shop is run. Choose a password or a passkey there:`,
      ],
      button: { text: 'Go to the counter', url },
      closing: ['The link is good for three days and can be used once.'],
    }),
    staffPasswordChanged: (name: string, url: string): Email => ({
      subject: 'Your password for the counter is new',
      greeting: `Hello ${name},`,
      paragraphs: [
        'A password for the counter has just been chosen by a link that was sent to you. If it was you, there is nothing to do.',
        'If it was not you, tell an owner of the shop at once, who can end your sign-in and send you a new link.',
      ],
      button: { text: 'Open the counter', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    staffAlert: (name: string, what: StaffAlert, url: string): Email => ({
      subject: 'A change that owners should know of',
      greeting: `Hello ${name},`,
      paragraphs: [
        {
          invited: `${what.by} invited ${what.about} to work in the shop.`,
          access: `${what.by} changed the role or the access of ${what.about}.`,
          factor: `${what.by} removed the second step of ${what.about}.`,
          bank: `${what.by} changed the bank account that customers pay to.`,
          export: `${what.by} exported e-mail addresses of customers.`,
        }[what.kind],
        'If that is not right, end the access of this member and sign out everywhere.',
      ],
      button: { text: 'See what was changed', url },
      closing: ['All owners of the shop get this message.'],
    }),
    staffPasskeyAdded: (name: string, passkey: string, url: string): Email => ({
      subject: 'A passkey for the counter has been added',
      greeting: `Hello ${name},`,
      paragraphs: [
        `The passkey “${passkey}” can now sign in to the counter as you. If it was you who added it, there is nothing to do.`,
        'If it was not you, remove it at once and tell an owner of the shop.',
      ],
      button: { text: 'See my passkeys', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    staffPasskeyRemoved: (name: string, passkey: string, url: string): Email => ({
      subject: 'A passkey for the counter has been removed',
      greeting: `Hello ${name},`,
      paragraphs: [
        `The passkey “${passkey}” can no longer sign in to the counter. If it was you who removed it, there is nothing to do.`,
        'If it was not you, tell an owner of the shop at once.',
      ],
      button: { text: 'See my passkeys', url },
      closing: [AFTER_EACH_CHANGE],
    }),
    contactMessage: (name: string) => ({
      subject: `Message from ${name}`,
      order: 'Order',
      answer: `Answer ${name}`,
      closing: 'Sent by the contact form of the shop. Nobody has confirmed the address.',
    }),
  },
  fakeProvider: {
    title: 'Stand-in for a mailing list',
    done: 'Your address is on the list.',
    rejected: 'This is not an e-mail address.',
    note: 'This page takes the place of a mailing-list provider while the shop runs without one. The address stays in a file beside the shop’s data; nothing is sent to it.',
  },
};

/** What each language has to say. */
export type Texts = typeof en;
