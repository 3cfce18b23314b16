import { renderEmail } from '../../mail/renderEmail.ts';
import { emailTemplates } from '../../mail/emailTemplates.ts';
import type { OrderEmailData } from '../../mail/emailData.ts';

const DATA: OrderEmailData = {
  firstname: '<b>Zoë</b>',
  number: 'RR-7K3QF-9XWMB',
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
  'the email %s',
  (name) => {
    it.each([
      ['c0de', `${ORIGIN}/order/RR-7K3QF-9XWMB#secret=c0de`],
      [null, `${ORIGIN}/account/orders/RR-7K3QF-9XWMB`],
    ])('E-06 leads with the secret %s to the order, in both languages and forms', (secret, url) => {
      const { en, fr } = emailTemplates[name]({ ...DATA, secret }, ORIGIN);
      expect(en.subject).not.toBe(fr.subject);
      for (const [language, email] of [
        ['en', en],
        ['fr', fr],
      ] as const) {
        const { html, text, subject } = renderEmail(email, language);
        expect(subject).toContain('RR-7K3QF-9XWMB');
        expect(html).toContain(`href="${url}"`);
        expect(text).toContain(`${url}\n`);
        expect(html).toMatch(/<td[^>]*>Total<\/td><td[^>]*>₹ 450\.00\/-<\/td>/);
        expect(text).toContain(`Total${language === 'fr' ? '\u00a0: ' : ': '}₹ 450.00/-`);
      }
    });

    it('keeps characters of HTML as the text they are', () => {
      const { html } = renderEmail(emailTemplates[name](DATA, ORIGIN).en, 'en');
      expect(html).toContain('Rice &lt;script&gt;');
      expect(html).not.toMatch(/<script>|<b>/);
    });
  },
);

describe('the email order-refunded', () => {
  it('says how much goes back, in both languages', () => {
    const { en, fr } = emailTemplates['order-refunded'](DATA, ORIGIN);
    expect(en.subject).toBe('We give you ₹ 90.00/- back');
    expect(renderEmail(fr, 'fr').text).toContain(
      'remboursé ₹ 90.00/- pour votre commande RR-7K3QF',
    );
  });
});

describe('the email order-placed', () => {
  it('OPEN-50 says how it comes, where to, and how it is paid', () => {
    const { text } = renderEmail(emailTemplates['order-placed'](DATA, ORIGIN).fr, 'fr');
    expect(text).toContain('Livraison\u00a0: Parcel');
    expect(text).toContain('Adresse\u00a0: Zoë Nair, 12 Cubbon Road, India');
    expect(text).toContain('Paiement\u00a0: Bank transfer, IFSC: EXMP0000001');
  });

  it('E-06 tells a guest, and no customer, that opening the order confirms the address', () => {
    const textFor = (secret: string | null) =>
      renderEmail(emailTemplates['order-placed']({ ...DATA, secret }, ORIGIN).en, 'en').text;
    expect(textFor('c0de')).toContain('Opening it confirms this e-mail address');
    expect(textFor(null)).not.toContain('confirms');
  });
});
