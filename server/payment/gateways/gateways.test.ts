import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { toCharge } from './chargedDigits.ts';
import { GatewayError, type CheckoutRequest, type PaymentGateway } from './gateway.ts';
import { razorpayGateway } from './razorpayGateway.ts';
import { stripeGateway } from './stripeGateway.ts';

let server: Server;
let baseUrl: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

const gateways = (webhookSecrets = ['secret']): PaymentGateway[] => [
  stripeGateway({ secretKey: 'sk_test_1', webhookSecrets, baseUrl }),
  razorpayGateway({ keyId: 'rzp_test_1', keySecret: 'x', webhookSecrets, baseUrl }),
];

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'resolved',
    (error: unknown) => (error instanceof GatewayError ? error.kind : error),
  );

describe('charged amounts', () => {
  it.each([
    ['INR', 2, 125_050, 125_050, 125_050],
    ['EUR', 2, 1234, 1234, 1234],
    ['JPY', 0, 295, 295, 295],
    ['JPY', 2, 29_500, 295, 295],
    ['JPY', 2, 29_550, undefined, undefined],
    ['KWD', 3, 99_990, 99_990, 99_990],
    ['KWD', 3, 99_991, undefined, undefined],
    ['EUR', 2, 49, undefined, 49],
    ['INR', 2, 99, 99, undefined],
    ['HUF', 0, 1990, 199_000, 199_000],
    ['ISK', 0, 500, 50_000, 500],
    ['UGX', 0, 5000, 500_000, 5000],
  ])('are exact in %s with %i digits: %i', (code, decimal, shown, ofStripe, ofRazorpay) => {
    expect(toCharge('stripe', shown, { code, decimal })?.amount).toBe(ofStripe);
    expect(toCharge('razorpay', shown, { code, decimal })?.amount).toBe(ofRazorpay);
  });
});

const request: CheckoutRequest = {
  reference: 'payment-1',
  charge: { amount: 100, currency: 'INR' },
  orderNumber: 'RR-1',
  email: 'meera@example.com',
  returnUrl: 'https://shop.example/payments/return/payment-1',
  expiresAt: new Date(),
};

describe('odd responses', () => {
  it.each([
    ['401 JSON without an error', 401, '{"message":"proxy"}', 'unknown'],
    ['502 HTML', 502, '<html>Bad gateway</html>', 'unknown'],
    ['502 JSON without an error', 502, '{"a":1}', 'unknown'],
    ['200 HTML', 200, '<html></html>', 'unknown'],
    ['200 empty', 200, '', 'unknown'],
    ['200 cut', 200, '{"id":"cs_1"', 'unknown'],
    ['200 null', 200, 'null', 'unknown'],
    ['200 of another kind', 200, '{"object":"list","data":[]}', 'unknown'],
    ['429 with an error', 429, '{"error":{"message":"slow","description":"slow"}}', 'unknown'],
    ['400 with an error', 400, '{"error":{"message":"no","description":"no"}}', 'rejected'],
    ['401 with an error', 401, '{"error":{"message":"key","description":"key"}}', 'rejected'],
  ])('%s never count as a result', async (_title, status, body, kind) => {
    answer = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    };
    for (const gateway of gateways()) {
      expect(await failureOf(gateway.openCheckout(request))).toBe(kind);
      expect(await failureOf(gateway.readCheckout('cs_1'))).toBe(kind);
    }
  });

  it('a lost connection is unknown', async () => {
    answer = (_request, response) => response.destroy();
    for (const gateway of gateways()) {
      expect(await failureOf(gateway.openCheckout(request))).toBe('unknown');
    }
  });

  it.each(['http://evil.example/pay', 'javascript:alert(1)', ''])(
    'a page at «%s» is not opened',
    async (url) => {
      answer = (_request, response) => {
        const body = {
          id: 'cs_1',
          object: 'checkout.session',
          amount_total: 100,
          amount: 100,
          currency: 'INR',
          url,
          short_url: url,
        };
        response.writeHead(200).end(JSON.stringify(body));
      };
      for (const gateway of gateways()) {
        expect(await failureOf(gateway.openCheckout(request))).toBe('unknown');
      }
    },
  );
});

describe('webhook signatures', () => {
  const body = Buffer.from(
    JSON.stringify({ id: 'evt_1', type: 'x', data: { object: { id: 'cs_1' } }, payload: {} }),
  );
  const sign = (secret: string, text: string) =>
    createHmac('sha256', secret).update(text).digest('hex');
  const now = new Date('2026-11-28T12:00:00Z');
  const headersOf = (secret: string, second = now.getTime() / 1000) => [
    { 'stripe-signature': `t=${second},v1=${sign(secret, `${second}.${body.toString()}`)}` },
    { 'x-razorpay-signature': sign(secret, body.toString()), 'x-razorpay-event-id': 'evt_1' },
  ];

  it('accept the current and the previous secret', () => {
    for (const secret of ['new', 'old']) {
      gateways(['new', 'old']).forEach((gateway, index) => {
        expect(gateway.readEvent(headersOf(secret)[index] ?? {}, body, now)?.id).toBe('evt_1');
      });
    }
  });

  it('reject wrong, empty and missing secrets, and other bodies', () => {
    gateways(['new', '']).forEach((gateway, index) => {
      for (const secret of ['other', '']) {
        expect(gateway.readEvent(headersOf(secret)[index] ?? {}, body, now)).toBeUndefined();
      }
      expect(gateway.readEvent({}, body, now)).toBeUndefined();
      const changed = Buffer.from(body.toString().replace('cs_1', 'cs_2').replace('{}', '{ }'));
      expect(gateway.readEvent(headersOf('new')[index] ?? {}, changed, now)).toBeUndefined();
    });
  });

  it.each([-301, 301])('of Stripe reject a time %i s away', (seconds) => {
    const [stripe] = gateways(['new']);
    const [headers = {}] = headersOf('new', now.getTime() / 1000 + seconds);
    expect(stripe?.readEvent(headers, body, now)).toBeUndefined();
  });
});
