import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { goodShop, orderOf, paymentOf } from '../../testing/checkoutData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startupEnded } from '../session/sessionSlice.ts';
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
  it('OPEN-50 E-06 thanks with number, mail address and the link of a guest’s order', async () => {
    const { calls, user, store } = openSuccess();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Thank you for your order' }),
    ).toBeVisible();
    expect(await screen.findByText('RR-7K3QF-9XWMB')).toBeVisible();
    expect(screen.getByText(/sent a confirmation to meera@example.com/)).toBeVisible();
    expect(screen.getByText(/We pack your order next/)).toBeVisible();
    expect(screen.getByText('Cash on delivery: still to be paid.')).toBeVisible();
    const asked = calls.find(({ operation }) => operation === 'getOrder')?.url.searchParams;
    expect(asked?.get('number')).toBe('RR-7K3QF-9XWMB');
    expect(asked?.get('secret')).toBe('0b1c2d');
    await user.click(screen.getByRole('link', { name: 'See my order' }));
    expect(store.getState().location).toMatchObject({
      pathname: '/order/RR-7K3QF-9XWMB',
      hash: '#secret=0b1c2d',
    });
  });

  it('OPEN-13 shows lines in the currency of the order', async () => {
    const lines = orderOf().lines?.map((line) => ({ ...line, total_text: '€ 2.08/-' })) ?? [];
    openSuccess({ getOrder: orderOf({ lines }) });
    expect(await screen.findByText('€ 2.08/-')).toBeVisible();
  });

  it('OPEN-17 leads a customer to the account’s order', async () => {
    openSuccess({}, '');
    expect(await screen.findByRole('link', { name: 'See my order' })).toHaveAttribute(
      'href',
      '/account/orders/RR-7K3QF-9XWMB',
    );
  });

  it('OPEN-50 prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = openSuccess();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('OPEN-50 shows how to transfer the money', async () => {
    openSuccess({
      getOrder: orderOf({
        payment: paymentOf('due', {
          name: 'Bank transfer',
          instructions: [{ title: 'Account', text: '0012 3456' }],
        }),
      }),
    });
    expect(await screen.findByText('0012 3456')).toBeVisible();
    expect(screen.queryByText(/We pack your order next/)).not.toBeInTheDocument();
  });

  it('OPEN-50 a payment that failed can be tried again, in another way', async () => {
    let payment = paymentOf('failed');
    const { user, calls } = openSuccess({
      getOrder: () => orderOf({ payment }),
      retryPayment: () => {
        payment = paymentOf('paid');
        return { status: 1, payment };
      },
    });
    expect(await screen.findByText(/the payment failed. Your order is kept/)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'It succeeds' }));
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText('Test payment: paid. Thank you.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'retryPayment')?.form;
    expect(Object.fromEntries(sent ?? [])).toEqual({
      number: 'RR-7K3QF-9XWMB',
      secret: '0b1c2d',
      payment_id: 'test',
      payment_token: 'ok',
    });
  });

  it('OPEN-50 shows an order that was paid elsewhere when it is not to be paid again', async () => {
    let payment = paymentOf('failed');
    const { user } = openSuccess({
      getOrder: () => orderOf({ payment }),
      retryPayment: () => {
        payment = paymentOf('paid');
        return { status: 0, error: 'There is nothing to pay for this order now.' };
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'It succeeds' }));
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText('Test payment: paid. Thank you.')).toBeVisible();
  });

  it('OPEN-50 follows a provider that answers late, while the page is seen', async () => {
    jest.useFakeTimers();
    try {
      let payment = paymentOf('pending');
      const { store } = openSuccess({ getOrder: () => orderOf({ payment }) });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText(/we are waiting for the provider/)).toBeVisible();
      payment = paymentOf('paid');
      act(() => void store.dispatch(api.internalActions.onFocusLost()));
      await act(() => jest.advanceTimersByTimeAsync(15_100));
      expect(screen.getByText(/we are waiting for the provider/)).toBeVisible();
      act(() => void store.dispatch(api.internalActions.onFocus()));
      await act(() => jest.advanceTimersByTimeAsync(5_100));
      expect(screen.getByText('Test payment: paid. Thank you.')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('OPEN-50 an order that may not be seen, and none at all, lead on', async () => {
    openSuccess({ getOrder: { error: 'There is no such order.' } });
    expect(await screen.findByText('There is no such order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  it('CONFLICT-07 a swallowed answer offers another attempt', async () => {
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
