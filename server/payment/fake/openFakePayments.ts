/** Fake Stripe and Razorpay for development, demos and tests. Listens on its own origin; charges nothing. */
import Fastify from 'fastify';
import { listenOnAnyPort } from '../../http/listenOnAnyPort.ts';
import { languageOf, type Language } from '../../language.ts';
import { texts } from '../../texts.ts';
import { escapeMarkup } from '../../escapeMarkup.ts';
import { chargedDigits } from '../gateways/chargedDigits.ts';
import { fakeRazorpay } from './fakeRazorpay.ts';
import { fakeId, FakeState, type FakeCheckout } from './fakeState.ts';
import { fakeStripe } from './fakeStripe.ts';
import { paidEvent } from './fakeWebhooks.ts';

export interface FakePaymentsOptions {
  host: string;
  port: number;
  dataDir: string;
  webhookSecret: string;
  /** Origin that webhooks are sent to; undefined sends none. */
  shopOrigin: () => string | undefined;
}

export interface FakePayments {
  address: string;
  close(): Promise<void>;
}

const ACTIONS = ['pay', 'fail', 'close', 'twice', 'late'] as const;
type Action = (typeof ACTIONS)[number];

const LATE_MS = 10_000;

const STYLE = `
body { max-width: 26rem; margin: 10vh auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c2b24; background: #faf6ef }
strong { font-size: 1.5rem }
button { width: 100%; min-height: 3rem; border: 1px solid #1f4d3a; border-radius: 1.5rem; font: inherit; color: inherit; background: #fff; cursor: pointer }
p:first-child > button { color: #fff; background: #1f4d3a }
`;

function sumText({ kind, amount, currency }: FakeCheckout, language: Language): string {
  const digits = chargedDigits(kind, currency);
  return new Intl.NumberFormat(texts.format.locale[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

function page(language: Language, title: string, body: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`,
  ].join('\n');
}

function payPage(checkout: FakeCheckout, language: Language, note = '') {
  const { title, note: about, actions, closed } = texts.fakePayments;
  const { description, status } = checkout;
  const buttons = ACTIONS.map(
    (action) =>
      `<p><button name="action" value="${action}">${actions[action][language]}</button></p>`,
  ).join('');
  const form =
    status === 'open' ? `<form method="post">${buttons}</form>` : `<p>${closed[language]}</p>`;
  return page(
    language,
    title[language],
    `<p>${escapeMarkup(description)}<br><strong>${escapeMarkup(sumText(checkout, language))}</strong></p><p role="status">${note}</p>${form}<p>${about[language]}</p>`,
  );
}

export async function openFakePayments({
  host,
  port,
  dataDir,
  webhookSecret,
  shopOrigin,
}: FakePaymentsOptions): Promise<FakePayments> {
  const state = await FakeState.open(dataDir);
  const app = Fastify({ bodyLimit: 65_536 });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  let address = '';
  const payUrl = (id: string) => `${address}/pay/${id}`;
  await app.register(fakeStripe, { state, payUrl });
  await app.register(fakeRazorpay, { state, payUrl });

  async function notify(checkout: FakeCheckout): Promise<void> {
    const origin = shopOrigin();
    if (origin === undefined) return;
    const { path, headers, body } = paidEvent(checkout, webhookSecret);
    await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
  }

  app.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const checkout = state.find(request.params.id);
    if (!checkout) return reply.code(404).send('Not found');
    return reply.type('text/html; charset=utf-8').send(payPage(checkout, languageOf(request)));
  });

  app.post<{ Params: { id: string }; Body: { action?: Action } }>(
    '/pay/:id',
    async (request, reply) => {
      const checkout = state.find(request.params.id);
      const { action = 'pay' } = request.body;
      const language = languageOf(request);
      if (!checkout) return reply.code(404).send('Not found');
      void reply.type('text/html; charset=utf-8');
      if (checkout.status !== 'open') return reply.code(409).send(payPage(checkout, language));
      if (action === 'fail') {
        return reply.send(payPage(checkout, language, texts.fakePayments.declined[language]));
      }
      checkout.status = 'paid';
      checkout.paymentId = fakeId(checkout.kind === 'stripe' ? 'pi' : 'pay');
      await state.save();
      if (action === 'late') setTimeout(() => void notify(checkout), LATE_MS).unref();
      else await notify(checkout);
      if (action === 'twice') await notify(checkout);
      if (action === 'close') return reply.send(payPage(checkout, language));
      return reply.redirect(checkout.returnUrl, 303);
    },
  );

  address = await listenOnAnyPort(app, host, port);
  return { address, close: () => app.close() };
}
