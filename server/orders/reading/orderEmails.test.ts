import { renderEmail } from '../../mail/renderEmail.ts';
import { emailTemplates } from '../../mail/emailTemplates.ts';
import type { OrderEmailData } from '../../mail/emailData.ts';

const DATA: OrderEmailData = {
  firstname: '<b>Zoë</b>',
  number: 'RR-7K3QF-9XWMB',
  shortNumber: '1042',
  secret: 'c0de',
  rows: [
    { label: 'Rice <script>', value: '× 2' },
    { label: 'Total', value: '₹ 450.00/-' },
  ],
  address: ['Zoë Nair', '12 Cubbon Road', 'India'],
  delivery: 'Parcel',
  payment: ['Bank transfer', 'IFSC: EXMP0000001'],
  refund: '₹ 90.00/-',
};
const ORIGIN = 'https://shop.example';

describe.each(['order-placed', 'payment-received', 'order-dispatched', 'order-cancelled'] as const)(
  'email %s',
  (name) => {
    it.each([
      ['c0de', `${ORIGIN}/order/RR-7K3QF-9XWMB#secret=c0de`],
      [null, `${ORIGIN}/account/orders/RR-7K3QF-9XWMB`],
    ])(
      'links to the order with the secret %s in both languages and formats [E-06]',
      (secret, url) => {
        const { en, fr } = emailTemplates[name]({ ...DATA, secret }, ORIGIN);
        expect(en.subject).not.toBe(fr.subject);
        for (const [language, email] of [
          ['en', en],
          ['fr', fr],
        ] as const) {
          const { html, text, subject } = renderEmail(email, language);
          expect(subject).toContain('#1042');
          expect(text.replaceAll(url, '')).not.toContain('RR-7K3QF-9XWMB');
          expect(html).toContain(`href="${url}"`);
          expect(text).toContain(`${url}\n`);
          expect(html).toMatch(/<td[^>]*>Total<\/td><td[^>]*>₹ 450\.00\/-<\/td>/);
          expect(text).toContain(`Total${language === 'fr' ? '\u00a0: ' : ': '}₹ 450.00/-`);
        }
      },
    );

    it('escapes HTML characters', () => {
      const { html } = renderEmail(emailTemplates[name](DATA, ORIGIN).en, 'en');
      expect(html).toContain('Rice &lt;script&gt;');
      expect(html).not.toMatch(/<script>|<b>/);
    });
  },
);

describe('email order-refunded', () => {
  it('states the refunded amount in both languages', () => {
    const { en, fr } = emailTemplates['order-refunded'](DATA, ORIGIN);
    expect(en.subject).toBe('Your refund of ₹ 90.00/-');
    expect(renderEmail(fr, 'fr').text).toContain('remboursé ₹ 90.00/- pour votre commande #1042');
  });
});

describe('email order-placed', () => {
  it('names the order by its random number in emails queued by earlier versions', () => {
    const { en } = emailTemplates['order-placed']({ ...DATA, shortNumber: undefined }, ORIGIN);
    expect(en.subject).toBe('Your order RR-7K3QF-9XWMB');
  });

  it('states delivery, address and payment [OPEN-50]', () => {
    const { text } = renderEmail(emailTemplates['order-placed'](DATA, ORIGIN).fr, 'fr');
    expect(text).toContain('Livraison\u00a0: Parcel');
    expect(text).toContain('Adresse\u00a0: Zoë Nair, 12 Cubbon Road, India');
    expect(text).toContain('Paiement\u00a0: Bank transfer, IFSC: EXMP0000001');
  });

  it('tells guests only that opening the order confirms the address [E-06]', () => {
    const textFor = (secret: string | null) =>
      renderEmail(emailTemplates['order-placed']({ ...DATA, secret }, ORIGIN).en, 'en').text;
    expect(textFor('c0de')).toContain('Open your order to confirm your email');
    expect(textFor(null)).not.toContain('confirm');
  });
});
