/** Orders as customers and guests see them, opened as the shop opens them. */
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
  status: 'delivered',
  placed: '2026-11-22T10:15:00+05:30',
  units: 2,
  total: 1247,
  total_text: '₹ 1,247.00/-',
  payment_state: 'paid',
});

beforeAll(() => cancelOrderDialog.Lazy.preload());

describe('the list of orders', () => {
  it('ROUTES-16 PRODUCT-16 OPEN-17 E-06 shows the page that the URL names', async () => {
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
    expect(main().getByRole('link', { name: 'Order RR-11' })).toHaveAttribute(
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

  it('OPEN-17 leads from no orders to the shop', async () => {
    const store = await openPage('/account/orders', {
      ...signedIn,
      listOrders: { orders: [], total: 0, page: 1, limit: 10 },
    });
    await settled(store);
    expect(main().getByText('You have not ordered anything yet.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
  });

  it('asks again when the list could not be read', async () => {
    let isDown = true;
    const list = { orders: [summaryOf(1)], total: 1, page: 1, limit: 10 };
    const store = await openPage('/account/orders', {
      ...signedIn,
      listOrders: () => (isDown ? new Response('', { status: 500 }) : list),
    });
    await settled(store);
    isDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('link', { name: 'Order RR-1' })).toBeVisible();
  });
});

describe('one order', () => {
  it('OPEN-04 E-06 shows what happened, what was ordered, where it goes and when by the shop’s clock', async () => {
    const store = await openPage(PATH, signedIn);
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: `Order ${NUMBER}` })).toBeVisible();
    expect(main().getByText('Placed')).toBeVisible();
    expect(main().getByRole('row', { name: /Basmati rice.*5 kg 2/ })).toBeVisible();
    expect(main().getByText('₹ 1,247.00/-')).toBeVisible();
    expect(main().getByText('12 Cubbon Road')).toBeVisible();
    expect(main().getByText(/23 Nov 2026.*9:00.*12:00/)).toBeVisible();
    expect(main().getByText('Cash on delivery: still to be paid.')).toBeVisible();
  });

  it.each([PATH, `${PATH}/invoice`])(
    'OPEN-13 E-06 %s shows lines and totals in the currency of the order, in the language now chosen',
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

  it.each([PATH, `${PATH}/invoice`])(
    'E-06 LANGUAGE-01 %s lists each value of an option with the colon of the language',
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

  it('E-05 E-06 says what is missing or replaced in the box, and what goes back', async () => {
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
    expect(main().getByText(`In place of ${line?.name}`)).toBeVisible();
    expect(main().getByText(/^Refund for what was missing/).parentElement).toHaveTextContent(
      'on its way',
    );
    expect(main().getByText('₹ 95.00/-')).toBeVisible();
  });

  it('OPEN-50 a payment that failed is tried again on the page of the order', async () => {
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
    expect(main().getByText(/the payment failed/)).toBeVisible();
    await userEvent.click(await main().findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(sent).toEqual([{ number: NUMBER, payment_id: 'cash' }]));
  });

  it('E-06 cancels after asking, and shows that', async () => {
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
    const dialog = within(await screen.findByRole('dialog', { name: `Cancel order ${NUMBER}?` }));
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(sent).toEqual([{ number: NUMBER }]);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Cancel order', hidden: true })).toBeNull();
    });
    const ways = screen.getByRole('region', { name: 'What you can do' });
    await waitFor(() => expect(ways).toHaveFocus());
  });

  it('E-06 a rejected cancellation is shown in the dialog', async () => {
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

  it('E-06 an order that was cancelled elsewhere is shown as it is once that is said', async () => {
    let isCancelled = false;
    const store = await openPage(PATH, {
      ...signedIn,
      getOrder: () => (isCancelled ? { ...order, status: 'cancelled', can_cancel: false } : order),
      cancelOrder: () => {
        isCancelled = true;
        return { error: 'This order has been cancelled already.' };
      },
    });
    await settled(store);
    await userEvent.click(main().getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Keep the order' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('This order has been cancelled already.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the order' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Cancel order', hidden: true })).toBeNull();
    });
  });

  it('E-06 OPEN-17 orders again and says what is no longer available', async () => {
    const store = await openPage(PATH, signedIn);
    await settled(store);
    await userEvent.click(main().getByRole('button', { name: 'Order again' }));
    expect(await main().findByText('Ghee is out of stock.')).toBeVisible();
    expect(main().getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    );
  });

  it('E-06 says when nothing can be ordered again', async () => {
    const store = await openPage(PATH, {
      ...signedIn,
      reorder: { error: { warning: 'Nothing is left.' } },
    });
    await settled(store);
    await userEvent.click(main().getByRole('button', { name: 'Order again' }));
    expect(await main().findByText('Nothing is left.')).toBeVisible();
  });

  it('OPEN-03 says that an order is not there in the backend’s words', async () => {
    const store = await openPage('/account/orders/RR-9', {
      ...signedIn,
      getOrder: { error: 'There is no such order.' },
    });
    await settled(store);
    expect(main().getByText('There is no such order.')).toBeVisible();
  });

  it('E-06 LANGUAGE-01 has an invoice that stands alone and can be printed', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const store = await openPage(`${PATH}/invoice`, signedIn);
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: `Invoice ${NUMBER}` })).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByText('12 Cubbon Road')).toBeVisible();
    expect(screen.getByText('₹ 1,247.00/-')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', PATH);
  });

  it('E-06 LANGUAGE-01 has an invoice whose sentences are French ones in French', async () => {
    const store = await openPage(`${PATH}/invoice`, { ...signedIn, getLanguageTexts: french });
    await settled(store);
    await act(() => store.dispatch(changeLanguage('fr')));
    const date = await screen.findByText('22 nov. 2026');
    expect(date.parentElement).toHaveTextContent(/^Commandé le : 22 nov. 2026$/);
    expect(screen.getByText('à régler', { exact: false }).parentElement).toHaveTextContent(
      /^Cash on delivery : à régler$/,
    );
  });
});

describe('an order of a guest', () => {
  it('E-06 opens by the secret of its link without signing in', async () => {
    const asked: URLSearchParams[] = [];
    const store = await openPage(`/order/${NUMBER}#secret=abc123`, {
      getOrder: ({ url }: SeenCall) => {
        asked.push(url.searchParams);
        return order;
      },
    });
    await settled(store);
    expect(main().getByText('12 Cubbon Road')).toBeVisible();
    expect(asked[0]?.get('secret')).toBe('abc123');
    expect(asked[0]?.get('number')).toBe(NUMBER);
  });

  it('E-06 without its secret asks for the link of the mail', async () => {
    const store = await openPage(`/order/${NUMBER}`, {});
    await settled(store);
    expect(main().getByText(/open the link in our mail again/)).toBeVisible();
    expect(main().queryByText('12 Cubbon Road')).toBeNull();
  });

  it('E-06 stays out of search engines', () => {
    expect(matchRoute('/order/RR-1')?.route.robots).toBe('nofollow,noindex');
  });
});
