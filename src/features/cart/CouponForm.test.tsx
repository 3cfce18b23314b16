import { screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../testing/fakeBackend.ts';
import { lineOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { CartScreen } from './CartScreen.tsx';

const total = (text: string) => ({ code: 'total', title: 'Total', text });
const coupon = { code: 'coupon', title: 'Coupon TENTH', text: '₹ -20.00/-' };

async function openCart(answers: Answers, totals: object[] = [total('₹ 200.00/-')]) {
  const page = renderWithProviders(
    <Started>
      <CartScreen />
    </Started>,
    {
      address: '/checkout/cart',
      answers: {
        getCart: { products: [lineOf()], totals },
        getSavedLines: { products: [] },
        ...answers,
      },
    },
  );
  const field = await screen.findByRole('textbox', { name: 'Coupon' });
  const sent = (operation: string) => page.calls.filter((call) => call.operation === operation);
  const apply = () => page.user.click(screen.getByRole('button', { name: 'Apply' }));
  return { ...page, field, sent, apply, toasts: () => page.store.getState().ui.toasts };
}

describe('CouponForm', () => {
  it('shows one text field with its placeholder, and Apply [COUPON-02, COUPON-03]', async () => {
    const { field } = await openCart({});
    const form = field.closest('form');
    expect(form?.querySelectorAll('input')).toHaveLength(1);
    expect(field).toHaveAttribute('placeholder', 'Enter Coupon Code');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible();
  });

  it.each(['  any <text> ', ''])(
    'sends «%s» unchanged [COUPON-05, VALIDATION-11]',
    async (code) => {
      const { field, user, sent, apply } = await openCart({});
      if (code) await user.type(field, code);
      await apply();
      await waitFor(() => expect(sent('applyCoupon')).toHaveLength(1));
      expect([...(sent('applyCoupon')[0]?.form ?? [])]).toEqual([['coupon', code]]);
    },
  );

  it('shows the success text, clears the field and shows the new totals [COUPON-07, OPEN-52]', async () => {
    const { field, user, sent, toasts } = await openCart({
      applyCoupon: { status: 1, success: 'Applied.' },
      getCartTotals: [coupon, total('₹ 180.00/-')],
    });
    await user.type(field, 'tenth{Enter}');
    expect(await screen.findByText('₹ 180.00/-')).toBeVisible();
    expect(screen.getByText('₹ -20.00/-')).toBeVisible();
    expect(field).toHaveValue('');
    expect(toasts()).toMatchObject([{ kind: 'success', content: { html: 'Applied.' } }]);
    expect(sent('getCartTotals')).toHaveLength(1);
    expect(sent('getCart')).toHaveLength(2);
  });

  it('shows the error text, keeps the code and refetches the totals [COUPON-06, COUPON-08]', async () => {
    const { field, user, sent, apply, toasts } = await openCart({
      applyCoupon: { error: 'Not <b>valid</b>.' },
      getCartTotals: [total('₹ 150.00/-')],
    });
    await user.type(field, 'NOPE');
    await apply();
    expect(await screen.findByText('₹ 150.00/-')).toBeVisible();
    expect(field).toHaveValue('NOPE');
    expect(toasts()).toMatchObject([{ kind: 'error', content: { html: 'Not <b>valid</b>.' } }]);
    expect(sent('getCartTotals')).toHaveLength(1);
  });

  it.each([
    ['a swallowed answer [CONFLICT-07]', 503],
    ['a failed call', 500],
  ])(
    'shows the totals after %s, keeps the code, and lets Apply be pressed again',
    async (_title, status) => {
      let isBroken = true;
      const { field, user, sent, apply, toasts } = await openCart({
        applyCoupon: () =>
          isBroken ? new Response('', { status }) : { status: 1, success: 'Applied.' },
        getCartTotals: [coupon, total('₹ 180.00/-')],
      });
      await user.type(field, 'TENTH');
      await apply();
      await waitFor(() => expect(sent('applyCoupon')).toHaveLength(2));
      const button = screen.getByRole('button', { name: 'Apply' });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
      expect(field).toHaveValue('TENTH');
      expect(toasts()).toEqual([]);
      expect(await screen.findByText('₹ 180.00/-', { selector: 'dd' })).toBeVisible();
      isBroken = false;
      await apply();
      await waitFor(() => expect(field).toHaveValue(''));
    },
  );

  it('keeps the totals if refetching them fails', async () => {
    const { field, user, sent, apply } = await openCart({
      applyCoupon: { error: 'No.' },
      getCartTotals: () => new Response('', { status: 503 }),
    });
    await user.type(field, 'X');
    await apply();
    await waitFor(() => expect(sent('getCartTotals')).toHaveLength(2));
    expect(screen.getByText('₹ 200.00/-', { selector: 'dd' })).toBeVisible();
  });

  it('sends the next code while the totals are still loading [COUPON-04]', async () => {
    const { field, user, sent, apply } = await openCart({
      applyCoupon: { error: 'No.' },
      getCartTotals: () => new Promise(() => {}),
    });
    await user.type(field, 'FIRST');
    await apply();
    await waitFor(() => expect(sent('getCartTotals')).toHaveLength(1));
    await user.clear(field);
    await user.type(field, 'SECOND{Enter}');
    await waitFor(() => expect(sent('applyCoupon')).toHaveLength(2));
    expect(sent('applyCoupon')[1]?.form?.get('coupon')).toBe('SECOND');
  });

  it('shows a coupon applied while the totals after a rejected one are loading [COUPON-09]', async () => {
    const waiting = Promise.withResolvers<object>();
    let reads = 0;
    const { field, user, sent, apply } = await openCart({
      applyCoupon: ({ form }) =>
        form.get('coupon') === 'TENTH' ? { status: 1, success: 'Applied.' } : { error: 'No.' },
      getCartTotals: () => {
        reads += 1;
        return reads === 1 ? waiting.promise : [coupon, total('₹ 180.00/-')];
      },
    });
    await user.type(field, 'FIRST');
    await apply();
    await waitFor(() => expect(sent('getCartTotals')).toHaveLength(1));
    await user.clear(field);
    await user.type(field, 'TENTH{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    waiting.resolve([total('₹ 200.00/-')]);
    expect(await screen.findByText('₹ 180.00/-', { selector: 'dd' })).toBeVisible();
  });

  it('ignores a second press while the first is pending [E-12]', async () => {
    const { sent, apply } = await openCart({ applyCoupon: () => new Promise(() => {}) });
    await apply();
    await apply();
    expect(sent('applyCoupon')).toHaveLength(1);
  });
});

describe('RemoveCoupon', () => {
  it('is hidden if the totals have no coupon', async () => {
    await openCart({});
    expect(screen.queryByRole('button', { name: 'Remove coupon' })).toBeNull();
  });

  it('removes the coupon with an empty form, then refetches the totals [API-14, OPEN-51]', async () => {
    const { user, sent, toasts } = await openCart(
      {
        removeCoupon: { status: 1, success: 'Removed.' },
        getCartTotals: [total('₹ 200.00/-')],
      },
      [coupon, total('₹ 180.00/-')],
    );
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    await waitFor(() => expect(screen.queryByText('Coupon TENTH')).toBeNull());
    expect(screen.getByText('₹ 200.00/-', { selector: 'dd' })).toBeVisible();
    expect([...(sent('removeCoupon')[0]?.form ?? [])]).toEqual([]);
    expect(sent('getCartTotals')).toHaveLength(1);
    expect(toasts()).toMatchObject([{ kind: 'success', content: { html: 'Removed.' } }]);
  });

  it('refetches the totals if the answer is lost [API-14]', async () => {
    const { user } = await openCart(
      {
        removeCoupon: () => new Response('', { status: 503 }),
        getCartTotals: [total('₹ 200.00/-')],
      },
      [coupon, total('₹ 180.00/-')],
    );
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    await waitFor(() => expect(screen.queryByText('Coupon TENTH')).toBeNull());
  });
});
