import type { Email } from '../mail/renderEmail.ts';
import type { OrderEmailData } from '../orders/orderEmails.ts';

const AFTER_EACH_CHANGE = 'We write this e-mail after every change, so that none goes unnoticed.';

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
      sessionEnded: 'That browser is signed out.',
      otherSessionsEnded: 'All other browsers are signed out.',
    },
    rejected: {
      signInFirst: 'Please sign in first.',
      invalidSignIn: 'E-mail address or password is not right.',
      unverified:
        'Please confirm your e-mail address first: open the link that we have sent you, or ask for a new one.',
      codeUnknown: 'This link is not valid. Please ask for a new one.',
      codeUsed: 'This link has been used already.',
      codeExpired: 'This link has expired. Please ask for a new one.',
      noAddress: 'There is no such address.',
      tooManyAddresses: 'There is no room for more addresses. Please remove one first.',
      noPasskey: 'There is no such passkey.',
      tooManyPasskeys: 'There is no room for more passkeys. Please remove one first.',
      noSession: 'That browser is signed out already.',
      passkeyRejected: 'This passkey could not be used. Please try again.',
    },
    invalidPassword: 'This is not your password.',
    unnamedPasskey: 'Passkey',
  },
  field: {
    missing: 'Please fill this in.',
    link: 'Please write this without links, and with a space after a dot.',
    characters: 'This has signs that cannot be used here.',
    email: 'Please enter an e-mail address such as name@example.com.',
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
    savedLineNotFound: 'This item can no longer be brought back.',
    outOfStock: (product: string) => `${product} is out of stock.`,
    left: (product: string, left: number) =>
      left === 1 ? `Only 1 of ${product} is left.` : `Only ${left} of ${product} are left.`,
    belowMinimum: (product: string, minimum: number) =>
      `The minimum quantity of ${product} is ${minimum}.`,
  },
  coupon: {
    applied: 'Your coupon has been applied.',
    removed: 'Your coupon has been removed.',
    unknown: 'This coupon code is not valid.',
    missing: 'Please enter a coupon code.',
    usedUp: 'This coupon has been used as often as it can be.',
    expired: 'This coupon has expired.',
    needsMore: (minimum: string) => `This coupon needs goods worth at least ${minimum}`,
  },
  totals: {
    goods: 'Goods',
    coupon: 'Coupon',
    total: 'Total',
    tax: 'Tax included',
  },
  option: {
    malformed: 'Form field «option» must map option ids to values.',
    notOffered: 'This choice is no longer offered.',
    required: (name: string) => `${name} is required.`,
    oneOnly: (name: string) => `Choose one ${name} only.`,
    tooLong: (name: string, maximum: number) => `${name} must have at most ${maximum} characters.`,
  },
  catalog: {
    noProduct: 'There is no such product.',
  },
  contact: {
    messageMissing: 'Please write your message.',
    sent: 'Thank you. Your message is on its way to us; we answer within one working day.',
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
  order: {
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
    cancelled: (number: string) => `Your order ${number} is cancelled.`,
    gone: 'No longer sold.',
    optionsGone: 'What you chose is no longer offered.',
  },
  payment: {
    overLimit: (limit: string) => `At most ${limit} can be paid this way.`,
    notChosen: 'Please choose how you want to pay.',
    cash: {
      name: 'Cash on delivery',
      description: 'Pay in cash or by UPI when your order is at your door.',
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
  support: {
    signIn: {
      title: 'Support staff',
      note: 'This page is for support staff. Sign in with the support token of this shop.',
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
      paragraphs: ['Thank you for registering with Ridge & Root. One step is left:'],
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
    passwordChanged: (firstname: string, url: string): Email => ({
      subject: 'Your password has been changed',
      greeting: `Hello ${firstname},`,
      paragraphs: [
        'The password of your account has just been changed. If it was you, there is nothing to do.',
        'If it was not you, choose a new one at once: that signs out everybody else.',
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
              'Opening it confirms this e-mail address: before that we do not write again. If it was not you who ordered, please ignore this e-mail.',
            ]),
      ],
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
