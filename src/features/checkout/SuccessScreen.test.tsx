import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { goodShop, orderOf, paymentOf } from '../../testing/checkoutData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startupEnded } from '../session/sessionSlice.ts';
import { selectToasts } from '../ui/uiSlice.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

function openSuccess(answers: Answers = {}, hash = '#secret=0b1c2d') {
  const page = renderWithProviders(<SuccessScreen />, {
    address: `/checkout/success?order=RR-7K3QF-9XWMB${hash}`,
    answers: { ...goodShop, ...answers },
  });
  act(() => void page.store.dispatch(startupEnded()));
  return page;
}

describe('SuccessScreen', () => {
  it('shows number, email and the link of a guest’s order [OPEN-50, E-06]', async () => {
    const { calls, user, store } = openSuccess({ getOrder: orderOf({ short_number: '1042' }) });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Thank you for your order' }),
    ).toBeVisible();
    expect(await screen.findByText('#1042')).toBeVisible();
    expect(screen.getByText(/sent a confirmation to meera@example.com/)).toBeVisible();
    expect(
      screen.getByText(/We’re packing your order and will email you when it’s on its way\./),
    ).toBeVisible();
    expect(screen.getByText('Cash on delivery: payment due')).toBeVisible();
    const asked = calls.find(({ operation }) => operation === 'getOrder')?.url.searchParams;
    expect(asked?.get('number')).toBe('RR-7K3QF-9XWMB');
    expect(asked?.get('secret')).toBe('0b1c2d');
    await user.click(screen.getByRole('link', { name: 'View order' }));
    expect(store.getState().location).toMatchObject({
      pathname: '/order/RR-7K3QF-9XWMB',
      hash: '#secret=0b1c2d',
    });
  });

  it("shows lines in the order's currency [OPEN-13]", async () => {
    const lines = orderOf().lines?.map((line) => ({ ...line, total_text: '€ 2.08/-' })) ?? [];
    openSuccess({ getOrder: orderOf({ lines }) });
    expect(await screen.findByText('€ 2.08/-')).toBeVisible();
  });

  it('links a customer to the order in the account [OPEN-17]', async () => {
    openSuccess({}, '');
    expect(await screen.findByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/account/orders/RR-7K3QF-9XWMB',
    );
  });

  it('prints [OPEN-50]', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = openSuccess();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('shows the bank transfer instructions [OPEN-50]', async () => {
    openSuccess({
      getOrder: orderOf({
        payment: paymentOf('due', {
          name: 'Bank transfer',
          instructions: [{ title: 'Account', text: '0012 3456' }],
        }),
      }),
    });
    expect(await screen.findByText('0012 3456')).toBeVisible();
    expect(
      screen.queryByText(/We’re packing your order and will email you when it’s on its way\./),
    ).not.toBeInTheDocument();
  });

  it('retries a failed payment with another method [OPEN-50]', async () => {
    let payment = paymentOf('failed');
    const { user, calls } = openSuccess({
      getOrder: () => orderOf({ payment }),
      retryPayment: () => {
        payment = paymentOf('due', { payment_id: 'cash', name: 'Cash on delivery' });
        return { status: 1, payment };
      },
    });
    expect(await screen.findByText(/payment failed\. Your order is saved/)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText('Cash on delivery: payment due')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'retryPayment')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({
      number: 'RR-7K3QF-9XWMB',
      secret: '0b1c2d',
      payment_id: 'cash',
    });
  });

  it('opens the payment page at once when a failed payment is retried by card [OPEN-50]', async () => {
    let payment = paymentOf('failed');
    const { user, calls, store } = openSuccess({
      getOrder: () => orderOf({ payment }),
      retryPayment: () => {
        payment = paymentOf('pending', { can_open: true, can_retry: true });
        return { status: 1, payment };
      },
      checkPayment: () => ({ status: 1, payment }),
      openPayment: { error: 'The payment provider isn’t responding.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText(/Card: payment due/)).toBeVisible();
    const operations = calls.map(({ operation }) => operation);
    expect(operations.indexOf('openPayment')).toBeGreaterThan(operations.indexOf('retryPayment'));
    await waitFor(() =>
      expect(selectToasts(store.getState())).toMatchObject([
        { kind: 'error', content: { html: 'The payment provider isn’t responding.' } },
      ]),
    );
  });

  it('shows the payment as paid if it was paid elsewhere [OPEN-50]', async () => {
    let payment = paymentOf('failed');
    const { user } = openSuccess({
      getOrder: () => orderOf({ payment }),
      retryPayment: () => {
        payment = paymentOf('paid');
        return { status: 0, error: 'Nothing is due for this order.' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText('Card: paid. Thank you.')).toBeVisible();
  });

  it('offers the payment page again, and says why it does not open [OPEN-50]', async () => {
    const payment = paymentOf('pending', { can_open: true });
    const { user } = openSuccess({
      getOrder: orderOf({ payment }),
      checkPayment: { status: 1, payment },
      openPayment: { error: 'The payment provider isn’t responding.' },
    });
    expect(await screen.findByText(/Card: payment due/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText('The payment provider isn’t responding.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  });

  it('asks the provider on return from its page, and shows the payment [OPEN-50]', async () => {
    let payment = paymentOf('pending', { can_open: true });
    openSuccess({
      getOrder: () => orderOf({ payment }),
      checkPayment: () => {
        payment = paymentOf('paid');
        return { status: 1, payment };
      },
    });
    expect(await screen.findByText('Card: paid. Thank you.')).toBeVisible();
  });

  it('polls a pending payment while the page is visible [OPEN-50]', async () => {
    jest.useFakeTimers();
    try {
      let payment = paymentOf('pending');
      const visibility = jest.spyOn(document, 'visibilityState', 'get');
      openSuccess({
        getOrder: () => orderOf({ payment }),
        checkPayment: () => ({ status: 1, payment }),
      });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText(/waiting for your bank/)).toBeVisible();
      payment = paymentOf('paid');
      visibility.mockReturnValue('hidden');
      await act(() => jest.advanceTimersByTimeAsync(30_100));
      expect(screen.getByText(/waiting for your bank/)).toBeVisible();
      visibility.mockReturnValue('visible');
      await act(() => jest.advanceTimersByTimeAsync(10_100));
      expect(screen.getByText('Card: paid. Thank you.')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('links to the shop when the order cannot be shown [OPEN-50]', async () => {
    openSuccess({ getOrder: { error: 'Order not found.' } });
    expect(await screen.findByText('Order not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  it('offers a retry after an empty response [CONFLICT-07]', async () => {
    let isBroken = true;
    const { user } = openSuccess({
      getOrder: () => (isBroken ? new Response('', { status: 502 }) : orderOf()),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    await waitFor(() => expect(screen.getByText('RR-7K3QF-9XWMB')).toBeVisible());
  });
});
