import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderSummary } from '../../api/endpoints.gen.ts';
import { matchRoute } from '../../app/matchRoute.ts';
import examples from '../../testing/examples.gen.json' with { type: 'json' };
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { openPage, settled } from '../../testing/openPage.tsx';
import { cancelOrderDialog } from './dialogs.ts';
import { changeLanguage } from '../ui/changeLanguage.ts';
import french from '../../../translations/fr.json' with { type: 'json' };

const signedIn = { getLoginStatus: { logged: true } };
const order = examples.getOrder.answer;
const NUMBER = order.number;
const PATH = `/account/orders/${NUMBER}`;
const main = () => within(screen.getByRole('main'));

const summaryOf = (id: number): OrderSummary => ({
  order_id: String(id),
  number: `RR-${id}`,
  short_number: `10${id}`,
  status: 'delivered',
  placed: '2026-11-22T10:15:00+05:30',
  units: 2,
  total: 1247,
  total_text: '₹ 1,247.00/-',
  payment_state: 'paid',
});

beforeAll(() => cancelOrderDialog.Lazy.preload());

describe('goods sold by weight', () => {
  it('show what was weighed and what it costs', async () => {
    const [line] = order.lines;
    if (!line) throw new Error('The example has no lines.');
    const cheese = { ...line, quantity: 4, packed: 4, weight_step: 250, weight: 960 };
    const store = await openPage(PATH, {
      ...signedIn,
      getOrder: { ...order, lines: [{ ...cheese, price_text: '₹ 60.00/-' }] },
    });
    await settled(store);
    const row = main().getByRole('row', { name: new RegExp(line.name) });
    expect(row).toHaveTextContent('960 g of 1 kg ordered');
    expect(row).toHaveTextContent('₹ 60.00/- per 250 g');
  });
});

describe('OrdersScreen', () => {
  it('shows the page in the URL [ROUTES-16, PRODUCT-16]', async () => {
    const asked: string[] = [];
    const store = await openPage('/account/orders?page=2', {
      ...signedIn,
      listOrders: ({ url }: SeenCall) => {
        asked.push(url.searchParams.get('page') ?? '');
        return { orders: [summaryOf(11), summaryOf(12)], total: 25, page: 2, limit: 10 };
      },
    });
    await settled(store);
    expect(main().getByText('25 orders')).toBeVisible();
    expect(main().getByRole('link', { name: 'Order #1011' })).toHaveAttribute(
      'href',
      '/account/orders/RR-11',
    );
    expect(main().getAllByText('Delivered')).toHaveLength(2);
    expect(main().getAllByText('₹ 1,247.00/-')).toHaveLength(2);
    expect(main().getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/account/orders?page=3',
    );
    expect(asked).toEqual(['2']);
  });

  it('links to the shop if there are no orders [OPEN-17]', async () => {
    const store = await openPage('/account/orders', {
      ...signedIn,
      listOrders: { orders: [], total: 0, page: 1, limit: 10 },
    });
    await settled(store);
    expect(main().getByText('No orders yet')).toBeVisible();
    expect(main().getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/shop');
  });

  it('retries a list that failed to load', async () => {
    let isDown = true;
    const list = { orders: [summaryOf(1)], total: 1, page: 1, limit: 10 };
    const store = await openPage('/account/orders', {
      ...signedIn,
      listOrders: () => (isDown ? new Response('', { status: 500 }) : list),
    });
    await settled(store);
    isDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('link', { name: 'Order #101' })).toBeVisible();
  });
});

describe('order page', () => {
  it("shows timeline, lines, address and delivery time in the shop's time zone [OPEN-04, E-06]", async () => {
    const store = await openPage(PATH, signedIn);
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: 'Order #1042' })).toBeVisible();
    expect(document.title).toMatch(/^Order #1042/);
    expect(main().getByText(`Reference ${NUMBER}`)).toBeVisible();
    expect(main().getByText('Placed')).toBeVisible();
    expect(main().getByRole('row', { name: /Basmati rice.*5 kg 2/ })).toBeVisible();
    expect(main().getByText('₹ 1,247.00/-')).toBeVisible();
    expect(main().getByText('12 Cubbon Road')).toBeVisible();
    expect(main().getByText(/23 Nov 2026.*9:00.*12:00/)).toBeVisible();
    expect(main().getByText('Cash on delivery: payment due')).toBeVisible();
  });

  it.each([PATH, `${PATH}/invoice`])(
    "%s shows amounts in the order's currency and texts in the current language [OPEN-13, E-06]",
    async (address) => {
      const euros = (isFrench: boolean, ...[price, total, sum]: string[]) => ({
        ...order,
        lines: order.lines.map((line) => ({ ...line, price_text: price, total_text: total })),
        totals: [{ code: 'total', title: isFrench ? 'Somme' : 'Sum', text: sum }],
      });
      const store = await openPage(address, {
        ...signedIn,
        getOrder: ({ headers }: SeenCall) =>
          headers.get('accept-language')?.startsWith('fr')
            ? euros(true, '€ 6,23/-', '€ 12,46/-', '€ 12,97/-')
            : euros(false, '€ 6.23/-', '€ 12.46/-', '€ 12.97/-'),
        getLanguageTexts: {},
      });
      await settled(store);
      const line = () => screen.getByRole('row', { name: /Basmati rice/ });
      expect(line()).toHaveTextContent(/€ 6\.23\/-€ 12\.46\/-$/);
      expect(screen.getByText('Sum').nextSibling).toHaveTextContent('€ 12.97/-');
      await act(() => store.dispatch(changeLanguage('fr')));
      expect(await screen.findByText('Somme')).toBeVisible();
      expect(line()).toHaveTextContent(/€ 6,23\/-€ 12,46\/-$/);
    },
  );

  it('links to the invoice and the credit notes', async () => {
    const invoices = [
      { kind: 'invoice', number: '26-27/00001', path: '/invoices/a.pdf' },
      { kind: 'credit-note', number: 'CN26-27/00001', path: '/invoices/b.pdf' },
    ];
    await settled(await openPage(PATH, { ...signedIn, getOrder: { ...order, invoices } }));
    const links = screen.getAllByRole('link', { name: /PDF/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Invoice 26-27/00001 (PDF)', '/invoices/a.pdf'],
      ['Credit note CN26-27/00001 (PDF)', '/invoices/b.pdf'],
    ]);
  });

  it.each([PATH, `${PATH}/invoice`])(
    '%s lists each option value with the colon of the language [E-06, LANGUAGE-01]',
    async (address) => {
      const values = ['Bag', 'Card'].map((value) => ({ name: 'Supplément', value }));
      const store = await openPage(address, {
        ...signedIn,
        getOrder: { ...order, lines: order.lines.map((line) => ({ ...line, option: values })) },
        getLanguageTexts: french,
      });
      await settled(store);
      await act(() => store.dispatch(changeLanguage('fr')));
      const line = within(await screen.findByRole('row', { name: /Basmati rice/ }));
      expect(await line.findByText('Supplément : Bag')).toBeVisible();
      expect(line.getByText('Supplément : Card')).toBeVisible();
    },
  );

  it('shows missing and replaced items and refunds [E-05, E-06]', async () => {
    const [line] = order.lines;
    const store = await openPage(PATH, {
      ...signedIn,
      getOrder: {
        ...order,
        lines: [
          { ...line, quantity: 3, packed: 2 },
          { ...line, name: 'Brown rice', quantity: 1, packed: 1, replaces: line?.name },
        ],
        refunds: [
          {
            amount_text: '₹ 95.00/-',
            reason: 'short',
            state: 'due',
            date: '2026-11-22T10:15:00+05:30',
          },
        ],
      },
    });
    await settled(store);
    expect(main().getByRole('cell', { name: '2 of 3 ordered' })).toBeVisible();
    expect(main().getByText(`Substitute for ${line?.name}`)).toBeVisible();
    expect(
      main().getByText(/^Refund for missing or lighter items/).parentElement,
    ).toHaveTextContent('pending');
    expect(main().getByText('₹ 95.00/-')).toBeVisible();
  });

  it('retries a failed payment [OPEN-50]', async () => {
    const sent: object[] = [];
    const store = await openPage(PATH, {
      ...signedIn,
      getOrder: {
        ...order,
        payment: { ...order.payment, payment_id: 'cash', state: 'failed', can_retry: true },
      },
      listPaymentMethods: {
        methods: [
          { payment_id: 'cash', name: 'Cash on delivery', description: 'Pay at the door.' },
        ],
      },
      retryPayment: ({ form }: SeenCall) => {
        sent.push(Object.fromEntries(form));
        return { status: 1 };
      },
    });
    await settled(store);
    expect(main().getByText(/payment failed/)).toBeVisible();
    await userEvent.click(await main().findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(sent).toEqual([{ number: NUMBER, payment_id: 'cash' }]));
  });

  it('cancels the order after a confirmation and shows the new status [E-06]', async () => {
    let isCancelled = false;
    const sent: object[] = [];
    const store = await openPage(PATH, {
      ...signedIn,
      getOrder: () =>
        isCancelled
          ? {
              ...order,
              status: 'cancelled',
              can_cancel: false,
              timeline: [...order.timeline, { status: 'cancelled', date: order.placed }],
            }
          : order,
      cancelOrder: ({ form }: SeenCall) => {
        sent.push(Object.fromEntries(form));
        isCancelled = true;
        return { status: 1 };
      },
    });
    await settled(store);
    await userEvent.click(main().getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order #1042?' }));
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(sent).toEqual([{ number: NUMBER }]);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Cancel order', hidden: true })).toBeNull();
    });
    const ways = screen.getByRole('region', { name: 'Actions' });
    await waitFor(() => expect(ways).toHaveFocus());
  });

  it('shows a rejected cancellation in the dialog [E-06]', async () => {
    const store = await openPage(PATH, {
      ...signedIn,
      cancelOrder: { error: 'It is on its way already.' },
    });
    await settled(store);
    await userEvent.click(main().getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('It is on its way already.')).toBeVisible();
  });

  it('refreshes an order that was cancelled elsewhere [E-06]', async () => {
    let isCancelled = false;
    const store = await openPage(PATH, {
      ...signedIn,
      getOrder: () => (isCancelled ? { ...order, status: 'cancelled', can_cancel: false } : order),
      cancelOrder: () => {
        isCancelled = true;
        return { error: 'This order is already cancelled.' };
      },
    });
    await settled(store);
    await userEvent.click(main().getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Keep order' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('This order is already cancelled.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Cancel order', hidden: true })).toBeNull();
    });
  });

  it('reorders and lists unavailable items [E-06, OPEN-17]', async () => {
    const store = await openPage(PATH, signedIn);
    await settled(store);
    await userEvent.click(main().getByRole('button', { name: 'Reorder' }));
    expect(await main().findByText('Ghee is out of stock.')).toBeVisible();
    expect(main().getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    );
  });

  it('says when nothing can be reordered [E-06]', async () => {
    const store = await openPage(PATH, {
      ...signedIn,
      reorder: { error: { warning: 'Nothing is left.' } },
    });
    await settled(store);
    await userEvent.click(main().getByRole('button', { name: 'Reorder' }));
    expect(await main().findByText('Nothing is left.')).toBeVisible();
  });

  it("shows the server's message for an unknown order [OPEN-03]", async () => {
    const store = await openPage('/account/orders/RR-9', {
      ...signedIn,
      getOrder: { error: 'Order not found.' },
    });
    await settled(store);
    expect(main().getByText('Order not found.')).toBeVisible();
  });

  it('has a printable invoice page without header and footer [E-06, LANGUAGE-01]', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const store = await openPage(`${PATH}/invoice`, signedIn);
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: 'Order #1042' })).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByText('12 Cubbon Road')).toBeVisible();
    expect(screen.getByText('₹ 1,247.00/-')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', PATH);
  });

  it('has an invoice with French punctuation in French [E-06, LANGUAGE-01]', async () => {
    const store = await openPage(`${PATH}/invoice`, { ...signedIn, getLanguageTexts: french });
    await settled(store);
    await act(() => store.dispatch(changeLanguage('fr')));
    const date = await screen.findByText('22 nov. 2026');
    expect(date.parentElement).toHaveTextContent(/^Date de commande : 22 nov. 2026$/);
    expect(screen.getByText('non payé', { exact: false }).parentElement).toHaveTextContent(
      /^Cash on delivery : non payé$/,
    );
  });
});

describe('guest order', () => {
  it('opens by the secret in the link without a sign-in [E-06]', async () => {
    const asked: URLSearchParams[] = [];
    const store = await openPage(`/order/${NUMBER}#secret=abc123`, {
      getOrder: ({ url }: SeenCall) => {
        asked.push(url.searchParams);
        return order;
      },
    });
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: 'Order #1042' })).toBeVisible();
    expect(main().getByText('12 Cubbon Road')).toBeVisible();
    expect(asked[0]?.get('secret')).toBe('abc123');
    expect(asked[0]?.get('number')).toBe(NUMBER);
  });

  it('asks for the link in the email if there is no secret [E-06]', async () => {
    const store = await openPage(`/order/${NUMBER}`, {});
    await settled(store);
    expect(main().getByText(/Open the link in your email again/)).toBeVisible();
    expect(main().queryByText('12 Cubbon Road')).toBeNull();
  });

  it('is excluded from search engines [E-06]', () => {
    expect(matchRoute('/order/RR-1')?.route.robots).toBe('nofollow,noindex');
  });
});
