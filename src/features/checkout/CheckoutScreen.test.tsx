import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { lineOf } from '../../testing/catalogData.ts';
import { goodShop, meera, reviewOf, slotOf } from '../../testing/checkoutData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { followSession } from '../session/followSession.ts';
import { loggedChanged, selectLogged, startupEnded } from '../session/sessionSlice.ts';
import { changeLanguage } from '../ui/changeLanguage.ts';
import french from '../../../translations/fr.json' with { type: 'json' };
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { addressCompleted, deliveryCompleted, paymentCompleted } from './checkoutSlice.ts';

const { applyCoupon, getConfig, login } = api.endpoints;

beforeEach(() => sessionStorage.clear());

function openCheckout(step: string, answers: Answers = {}, isStarted = true) {
  const page = renderWithProviders(<CheckoutScreen />, {
    address: `/checkout${step && `?step=${step}`}`,
    answers: { ...goodShop, ...answers },
  });
  const { store, calls } = page;
  act(() => {
    if (step === 'delivery' || step === 'payment' || step === 'review') {
      store.dispatch(addressCompleted(meera));
    }
    if (step === 'payment' || step === 'review') {
      store.dispatch(deliveryCompleted({ delivery_id: 'slot', slot_id: '31' }));
    }
    if (step === 'review') {
      store.dispatch(paymentCompleted({ payment_id: 'cash' }));
    }
    if (isStarted) store.dispatch(startupEnded());
  });
  return {
    ...page,
    step: () => new URLSearchParams(store.getState().location.search).get('step'),
    place: () => store.getState().location.pathname + store.getState().location.search,
    forms: (operation: string) =>
      calls.filter((call) => call.operation === operation).map(({ form }) => form),
  };
}

type Page = ReturnType<typeof openCheckout>;

async function fillAddress({ user }: Page): Promise<void> {
  await user.type(screen.getByLabelText('Email'), meera.email);
  await user.type(screen.getByLabelText('First name'), meera.firstname);
  await user.type(screen.getByLabelText('Last name'), meera.lastname);
  await user.selectOptions(await screen.findByLabelText('State or region'), 'Karnataka');
  await user.type(screen.getByLabelText('Street address'), meera.address_1);
  await user.type(screen.getByLabelText('Postcode'), meera.postcode);
  await user.type(screen.getByLabelText('City'), meera.city);
}

const toDelivery = () => screen.findByRole('button', { name: 'Continue to delivery' });
const toPayment = () => screen.findByRole('button', { name: 'Continue to payment' });
const toReview = () => screen.findByRole('button', { name: 'Continue to review' });
const placeButton = (total = '₹ 249.00/-') =>
  screen.findByRole('button', { name: `Place order for ${total}` });

describe('CheckoutScreen: steps', () => {
  it('starts with the address step and marks the current step [ROUTES-04, ROUTES-21]', async () => {
    openCheckout('');
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(await toDelivery()).toBeVisible();
    const steps = within(screen.getByRole('navigation', { name: 'Checkout steps' }));
    const current = steps.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    expect(current.map((item) => item.textContent)).toEqual(['1Address']);
    expect(steps.queryByRole('link')).toBeNull();
  });

  it.each(['delivery', 'payment', 'review'])(
    'redirects from %s to the first incomplete step [OPEN-50]',
    async (asked) => {
      const page = renderWithProviders(<CheckoutScreen />, {
        address: `/checkout?step=${asked}`,
        answers: goodShop,
      });
      act(() => void page.store.dispatch(startupEnded()));
      expect(await toDelivery()).toBeVisible();
      await waitFor(() => expect(page.store.getState().location.search).toBe('?step=address'));
    },
  );

  it('links back to completed steps and restores their values [OPEN-50]', async () => {
    const page = openCheckout('payment');
    await toReview();
    await page.user.click(screen.getByRole('link', { name: /Address/ }));
    expect(await screen.findByLabelText('Street address')).toHaveValue('12 Cubbon Road');
    expect(screen.getByRole('heading', { level: 2, name: 'Delivery address' })).toHaveFocus();
  });

  it('shows a skeleton until the cart is loaded, then the order summary [OPEN-50]', async () => {
    const { store } = openCheckout('', {}, false);
    expect(screen.getByTestId('checkout-skeleton')).toBeInTheDocument();
    act(() => void store.dispatch(startupEnded()));
    const summary = await screen.findByRole('complementary', { name: 'Your order' });
    expect(within(summary).getByText('Red rice')).toBeInTheDocument();
    const toggle = within(summary).getByRole('button', { name: /Your order/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    act(() => toggle.click());
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  it('links to the shop when the cart is empty [OPEN-50]', async () => {
    openCheckout('', { getCart: { products: [], totals: [] } });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  it('says that the session has ended and links to the sign-in page [OPEN-22, OPEN-50]', async () => {
    const page = openCheckout('', {
      getCart: { products: [], totals: [] },
      login: { status: 1, customer: { ...meera, customer_id: '3' } },
    });
    act(() => {
      void page.store.dispatch(
        login.initiate({ loginForm: { email: meera.email, password: 'x' } }),
      );
    });
    await waitFor(() => expect(selectLogged(page.store.getState())).toBe(true));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    act(() => void page.store.dispatch(loggedChanged(false)));
    expect(screen.getByText('You have been signed out')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/login?to=%2Fcheckout',
    );
  });

  it('retries a cart that failed to load [OPEN-50]', async () => {
    let isBroken = true;
    const page = openCheckout('', {
      getCart: () => (isBroken ? new Response('', { status: 503 }) : goodShop.getCart),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await page.user.click(retry);
    expect(await toDelivery()).toBeVisible();
  });
});

describe('CheckoutScreen: address', () => {
  it('shows an error at each empty field and focuses the first [OPEN-22]', async () => {
    const page = openCheckout('');
    await page.user.click(await toDelivery());
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Required');
    expect(screen.getByLabelText('State or region')).toHaveAccessibleDescription(
      'Choose a state or region',
    );
    expect(screen.getByLabelText(/Phone/)).toBeValid();
    expect(page.forms('reviewOrder')).toHaveLength(0);
  });

  it('validates a guest’s address on the server and opens the next step [OPEN-22, OPEN-50]', async () => {
    const page = openCheckout('');
    await toDelivery();
    await fillAddress(page);
    await page.user.click(await toDelivery());
    expect(await screen.findByRole('radio', { name: /Home delivery/ })).toBeVisible();
    expect(page.step()).toBe('delivery');
    expect(Object.fromEntries(page.forms('reviewOrder')[0] ?? [])).toEqual({
      email: 'meera@example.com',
      firstname: 'Meera',
      lastname: 'Nair',
      country_id: 'IN',
      zone_id: 'IN-KA',
      address_1: '12 Cubbon Road',
      postcode: '560001',
      city: 'Bengaluru',
    });
  });

  it('shows server errors at their fields and keeps the input [OPEN-22]', async () => {
    const page = openCheckout('', {
      reviewOrder: { error: { postcode: 'We don’t deliver to this postcode yet.' } },
    });
    await toDelivery();
    await fillAddress(page);
    await page.user.click(await toDelivery());
    const postcode = screen.getByLabelText('Postcode');
    await waitFor(() =>
      expect(postcode).toHaveAccessibleDescription('We don’t deliver to this postcode yet.'),
    );
    expect(postcode).toHaveFocus();
    expect(postcode).toHaveValue('560001');
    expect(page.step()).toBeNull();
  });

  it('reports a failed call and restores the input after a reload [OPEN-22, CONFLICT-07]', async () => {
    const page = openCheckout('', { reviewOrder: () => new Response('', { status: 503 }) });
    await toDelivery();
    await fillAddress(page);
    await page.user.click(await toDelivery());
    expect(await screen.findByText(/Couldn’t send this/)).toBeVisible();
    page.unmount();
    openCheckout('');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Bengaluru'));
    expect(screen.getByLabelText('Email')).toHaveValue('meera@example.com');
  });

  it("shows the reference of this step's server error", async () => {
    const failureOf = (reference: string) =>
      new Response(JSON.stringify({ error: 'Something went wrong.', reference }), { status: 500 });
    const page = openCheckout('', {
      applyCoupon: () => failureOf('77aa00bb11cc'),
      reviewOrder: () => failureOf('0f3a9c21b7de'),
    });
    await toDelivery();
    await fillAddress(page);
    await page.dispatched(applyCoupon.initiate({ couponForm: { coupon: 'TENTH' } }));
    await page.user.click(await toDelivery());
    expect(await screen.findByText(/mention/)).toHaveTextContent('mention 0f3a9c21b7de.');
  });

  it('offers guests the sign-in, with a link back to the checkout [OPEN-50]', async () => {
    openCheckout('');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/account/login?to=%2Fcheckout');
  });

  it('lets a customer choose a saved address or enter a new one [OPEN-17]', async () => {
    const address = {
      ...meera,
      address_id: '5',
      country: 'India',
      zone: 'Karnataka',
      default: true,
    };
    const page = openCheckout('', {
      login: {
        status: 1,
        customer: { customer_id: '1', firstname: 'Meera', lastname: 'Sen', email: 'm@example.com' },
      },
      listAddresses: { addresses: [address] },
    });
    await toDelivery();
    act(
      () =>
        void page.store.dispatch({
          type: 'session/loggedChanged',
          payload: true,
        }),
    );
    await act(async () => {
      await page.store.dispatch(
        login.initiate({ loginForm: { email: 'm@example.com', password: 'x' } }),
      );
    });
    const saved = await screen.findByRole('radio', { name: /Meera Nair.*12 Cubbon Road/ });
    expect(saved).toBeChecked();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.queryByLabelText('City')).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: 'New address' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Meera');
    await page.user.click(saved);
    await page.user.click(await toDelivery());
    await screen.findByRole('radio', { name: /Home delivery/ });
    expect(Object.fromEntries(page.forms('reviewOrder')[0] ?? [])).toEqual({ address_id: '5' });
    const [asked] = page.calls.filter(({ operation }) => operation === 'listDeliveryMethods');
    expect(asked?.url.searchParams.get('postcode')).toBe('560001');
  });

  it('clears completed values and input when the customer signs out in another tab [OPEN-19, E-07]', async () => {
    let logged = true;
    const page = openCheckout('delivery', {
      getLoginStatus: () => ({ logged }),
      listAddresses: { addresses: [] },
    });
    await page.dispatched(followSession());
    await page.user.click(screen.getByRole('link', { name: /Address/ }));
    await page.user.type(await screen.findByLabelText('Street address'), ', Flat 3');
    logged = false;
    await page.dispatched(followSession());
    expect(screen.getByLabelText('Street address')).toHaveValue('');
    expect(screen.getByLabelText('First name')).toHaveValue('');
    expect(screen.queryByRole('link', { name: /Delivery/ })).toBeNull();
  });
});

describe('CheckoutScreen: delivery', () => {
  it('shows slots by day with remaining places and cut-off, and disables full ones [E-05]', async () => {
    const page = openCheckout('delivery');
    await page.user.click(await screen.findByRole('radio', { name: /Home delivery/ }));
    const monday = screen.getByRole('group', { name: /Monday.*23 November/ });
    const first = within(monday).getByRole('radio', { name: /9:00.*12:00.*12 left/ });
    expect(first).toBeEnabled();
    expect(within(monday).getByText(/Order by Sun.*22 Nov.*9:00.pm/i)).toBeVisible();
    expect(within(monday).getByRole('radio', { name: /5:00.*8:00.*Full/ })).toBeDisabled();
    expect(screen.getByRole('group', { name: /Tuesday.*24 November/ })).toBeVisible();
  });

  it('requires a slot only for methods with slots [E-05, OPEN-22]', async () => {
    const page = openCheckout('delivery');
    await page.user.click(await screen.findByRole('radio', { name: /Home delivery/ }));
    await page.user.click(await toPayment());
    expect(await screen.findByText('Choose a delivery time')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: /12 left/ })).toHaveFocus());
    await page.user.click(screen.getByRole('radio', { name: /Parcel/ }));
    await page.user.click(await toPayment());
    await toReview();
    expect(page.store.getState().checkout.kept.completed.delivery).toEqual({
      delivery_id: 'standard',
      slot_id: '',
    });
  });

  it('requires another slot when the chosen one has filled up [E-05]', async () => {
    const page = openCheckout('review', {
      listDeliveryMethods: {
        methods: [
          {
            delivery_id: 'slot',
            name: 'Home delivery',
            description: '',
            price: 0,
            slots: [slotOf('31', 23, 9, 0), slotOf('33', 24, 9)],
          },
        ],
      },
    });
    await page.user.click(await screen.findByRole('link', { name: 'Edit delivery' }));
    await page.user.click(await toPayment());
    expect(
      await screen.findByText('This delivery time is no longer available. Choose another one.'),
    ).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: /12 left/ }));
    await page.user.click(await toPayment());
    await toReview();
    expect(page.store.getState().checkout.kept.completed.delivery?.slot_id).toBe('33');
  });

  it('says why nothing is delivered and links back to the address [E-05]', async () => {
    openCheckout('delivery', {
      listDeliveryMethods: {
        methods: [],
        error: { postcode: 'We don’t deliver to this postcode yet.' },
      },
    });
    expect(await screen.findByText('We don’t deliver to this postcode yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit address' })).toHaveAttribute(
      'href',
      '/checkout?step=address',
    );
  });
});

describe('CheckoutScreen: payment', () => {
  it('requires a payment method and shows its limit [OPEN-22, OPEN-50]', async () => {
    const page = openCheckout('payment');
    expect(await screen.findByText('At your door. Up to ₹ 10,000.00/-.')).toBeVisible();
    await page.user.click(await toReview());
    expect(await screen.findByText('Choose a payment method')).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    await page.user.click(await toReview());
    expect(await placeButton()).toBeVisible();
    expect(page.step()).toBe('review');
  });

  it('shows a message and the contact link when there is no payment method [OPEN-50]', async () => {
    openCheckout('payment', { listPaymentMethods: { methods: [] } });
    expect(await screen.findByText('Orders are paused')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/info/contact',
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

const placed = { status: 1, order_id: '3', number: 'RR-7K3QF-9XWMB', secret: '0b1c2d' };

describe('CheckoutScreen: review', () => {
  it('shows every step with a link to change it [OPEN-50]', async () => {
    const page = openCheckout('review');
    await placeButton();
    expect(page.store.getState().checkout.kept.seen.total).toBe(249);
    expect(page.forms('reviewOrder')).toHaveLength(1);
    expect(await screen.findByText('12 Cubbon Road')).toBeVisible();
    expect(screen.getByText('meera@example.com')).toBeVisible();
    expect(await screen.findByText(/Monday.*23 November.*9:00/)).toBeVisible();
    expect(screen.getByText('Cash on delivery')).toBeVisible();
    expect(screen.getByText('₹ 49.00/-')).toBeVisible();
    for (const [name, step] of [
      ['Edit address', 'address'],
      ['Edit delivery', 'delivery'],
      ['Edit payment', 'payment'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/checkout?step=${step}`);
    }
  });

  it('sends a tax number if the shop asks for it, and shows its error at the field', async () => {
    const text = 'Check the tax number';
    const page = openCheckout('review', {
      getConfig: { asks_tax_number: true },
      placeOrder: { error: { tax_number: text } },
    });
    await act(async () => void (await page.store.dispatch(getConfig.initiate())));
    await page.user.type(await screen.findByLabelText(/Tax number/), ' 29AAGCB7383J1Z0 ');
    await page.user.click(await placeButton());
    await waitFor(() =>
      expect(screen.getByLabelText(/Tax number/)).toHaveAccessibleDescription(
        expect.stringContaining(text),
      ),
    );
    expect(Object.fromEntries(page.forms('placeOrder')[0] ?? [])).toMatchObject({
      tax_number: '29AAGCB7383J1Z0',
    });
  });

  it('offers no call without a telephone number [E-05]', async () => {
    const page = openCheckout('review');
    const preference = await screen.findByLabelText(/If unavailable.*Red rice/);
    expect(within(preference).getByRole('option', { name: 'Call me' })).toBeVisible();
    act(() => void page.store.dispatch(addressCompleted({ ...meera, telephone: '' })));
    await waitFor(() => {
      expect(within(preference).queryByRole('option', { name: 'Call me' })).toBeNull();
    });
  });

  it('places the reviewed order with preferences and note, then clears the checkout [E-05, OPEN-50]', async () => {
    const page = openCheckout('review', { placeOrder: placed });
    await page.user.selectOptions(
      await screen.findByLabelText(/If unavailable.*Red rice/),
      'Call me',
    );
    await page.user.type(screen.getByLabelText(/Delivery instructions/), 'Ring twice.');
    await page.user.click(await placeButton());
    await waitFor(() => expect(page.place()).toBe('/checkout/success?order=RR-7K3QF-9XWMB'));
    expect(page.store.getState().location.hash).toMatch(/^#secret=secret-/);
    const [form] = page.forms('placeOrder');
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      email: 'meera@example.com',
      delivery_id: 'slot',
      slot_id: '31',
      payment_id: 'cash',
      review_token: 'token-1',
      seen_total: '249',
      'seen_price[7]': '100',
      'substitution[7]': 'ask',
      note: 'Ring twice.',
    });
    expect(page.store.getState().checkout.kept.completed).toEqual({
      address: null,
      delivery: null,
      payment: null,
    });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('checkout'))).toEqual([]);
  });

  it('refetches the review after a language change [LANGUAGE-01]', async () => {
    const page = openCheckout('review', { getLanguageTexts: french });
    await placeButton();
    const languages = () =>
      page.calls
        .filter(({ operation }) => operation === 'reviewOrder')
        .map(({ headers }) => headers.get('accept-language'));
    await page.dispatched(changeLanguage('fr'));
    await waitFor(() => expect(languages()).toEqual(['en', 'fr']));
  });

  it('labels each preference with its line in the shown language [OPEN-50, LANGUAGE-01]', async () => {
    const page = openCheckout('review', { getLanguageTexts: french });
    await page.dispatched(changeLanguage('fr'));
    const label = await screen.findByText('Si indisponible');
    expect(label).toHaveTextContent(/^Si indisponible : Red rice$/);
  });

  it('shows changes since a line was added and requires agreement first [E-13]', async () => {
    const changes = [
      { code: 'price', cart_item_id: '7', text: 'Red rice is dearer now', seen: 90, now: 100 },
    ];
    const page = openCheckout('review', {
      getCart: { products: [lineOf({ added_price: 90 })], totals: [] },
      reviewOrder: reviewOf({ changes: changes as never }),
      placeOrder: placed,
    });
    const told = await screen.findByText('Red rice is dearer now');
    expect(told.closest('[role=alert]')).not.toBeNull();
    expect(page.forms('reviewOrder')[0]?.get('seen_price[7]')).toBe('90');
    await page.user.click(await placeButton());
    expect(page.forms('placeOrder')).toHaveLength(0);
    expect(screen.getByText('Your order has changed').closest('[role=alert]')).toHaveFocus();
    await page.user.click(screen.getByRole('button', { name: 'Accept changes' }));
    await waitFor(() => expect(screen.queryByText('Red rice is dearer now')).toBeNull());
    await page.user.click(await placeButton());
    await waitFor(() => expect(page.forms('placeOrder')).toHaveLength(1));
  });

  it('reduces the quantity to the stock in one press and reviews again [E-13]', async () => {
    let quantity = 5;
    const page = openCheckout('review', {
      getCart: () => ({ products: [lineOf({ quantity, available: 3 })], totals: [] }),
      editCartLine: ({ form }: { form: URLSearchParams }) => {
        quantity = Number(form.get('quantity'));
        return { status: 1 };
      },
      reviewOrder: () =>
        quantity === 5
          ? {
              ...reviewOf(),
              changes: [{ code: 'stock', cart_item_id: '7', text: 'Only 3 left', now: 3 }],
              review_token: undefined,
            }
          : reviewOf(),
    });
    expect(await screen.findByText('Only 3 left')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept changes' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Order 3 instead' }));
    await waitFor(() => expect(screen.queryByText('Only 3 left')).toBeNull());
    expect(quantity).toBe(3);
    expect(await placeButton()).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows a slot that filled up while ordering, with a link back and the input kept [E-05]', async () => {
    const full = reviewOf({
      changes: [{ code: 'slot', text: 'This delivery time is no longer available.' }],
    });
    delete full.review_token;
    let isFull = false;
    const page = openCheckout('review', {
      reviewOrder: () => (isFull ? full : reviewOf()),
      placeOrder: () => {
        isFull = true;
        return full;
      },
    });
    await page.user.type(await screen.findByLabelText(/Delivery instructions/), 'Ring twice.');
    await page.user.click(await placeButton());
    expect(await screen.findByText('This delivery time is no longer available.')).toBeVisible();
    expect(screen.getByText(/Your order isn’t placed yet\. Review the changes\./)).toBeVisible();
    expect(screen.getByLabelText(/Delivery instructions/)).toHaveValue('Ring twice.');
    const link = screen.getByRole('link', { name: 'Choose another delivery time' });
    expect(link).toHaveAttribute('href', '/checkout?step=delivery');
  });

  it('shows an error of an earlier step with a link to it [OPEN-22]', async () => {
    const page = openCheckout('review', {
      placeOrder: { error: { payment_id: 'You can pay up to ₹ 100.00/- this way.' } },
    });
    await page.user.click(await placeButton());
    expect(await screen.findByText('You can pay up to ₹ 100.00/- this way.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Edit payment' })).toHaveLength(2);
  });

  it('sends one order on a double click [E-12]', async () => {
    const page = openCheckout('review', { placeOrder: placed });
    await page.user.dblClick(await placeButton());
    await waitFor(() => expect(page.place()).toContain('/checkout/success'));
    expect(page.forms('placeOrder')).toHaveLength(1);
  });

  it('finds the placed order when pressed again after a lost response [E-12]', async () => {
    let isLost = true;
    const page = openCheckout('review', {
      placeOrder: () =>
        isLost
          ? new Response('', { status: 504 })
          : { ...placed, status: undefined, error: 'This cart has been ordered already.' },
    });
    await page.user.click(await placeButton());
    expect(await screen.findByText(/We couldn’t confirm your order/)).toBeVisible();
    const keys = page.calls
      .filter(({ operation }) => operation === 'placeOrder')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    isLost = false;
    await page.user.click(await placeButton());
    await waitFor(() => expect(page.place()).toBe('/checkout/success?order=RR-7K3QF-9XWMB'));
    expect(page.store.getState().ui.toasts).toMatchObject([
      { content: { html: 'This cart has been ordered already.' } },
    ]);
  });

  it('offers to find the order if the cart is empty after a lost response [E-12]', async () => {
    let isOrdered = false;
    const page = openCheckout('review', {
      getCart: () => (isOrdered ? { products: [], totals: [] } : goodShop.getCart),
      placeOrder: ({ form }: { form: URLSearchParams }) =>
        form.size > 0
          ? new Response('', { status: 504 })
          : { ...placed, error: 'Ordered already.' },
    });
    await page.user.click(await placeButton());
    await screen.findByText(/We couldn’t confirm your order/);
    isOrdered = true;
    act(() => void page.store.dispatch(api.util.invalidateTags(['Cart'])));
    await page.user.click(await screen.findByRole('button', { name: 'Find my order' }));
    await waitFor(() => expect(page.place()).toBe('/checkout/success?order=RR-7K3QF-9XWMB'));
  });

  it('updates the totals after a coupon without reporting a change [COUPON-01]', async () => {
    let isApplied = false;
    const page = openCheckout('review', {
      applyCoupon: () => {
        isApplied = true;
        return { status: 1, success: 'Done' };
      },
      getCartTotals: () => [{ code: 'total', title: 'Total', text: '₹ 180.00/-' }],
      reviewOrder: ({ form }: { form: URLSearchParams }) => ({
        ...reviewOf({ total: isApplied ? 229 : 249 }),
        totals: [{ code: 'total', title: 'Total', text: isApplied ? '₹ 229.00/-' : '₹ 249.00/-' }],
        changes:
          form.get('seen_total') === '249' && isApplied ? [{ code: 'total', text: 'Told' }] : [],
      }),
    });
    await placeButton();
    await page.user.type(screen.getByPlaceholderText('Enter Coupon Code'), 'TREK10');
    await page.user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await placeButton('₹ 229.00/-')).toBeVisible();
    expect(screen.queryByText('Told')).toBeNull();
  });

  it.each([
    ['a failure', 500],
    ['a swallowed answer [CONFLICT-07]', 503],
  ])('offers a retry after %s [OPEN-50]', async (_title, status) => {
    let isBroken = true;
    const page = openCheckout('review', {
      reviewOrder: () => (isBroken ? new Response('', { status }) : reviewOf()),
    });
    expect(await screen.findByText('Couldn’t calculate your total.')).toBeVisible();
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await placeButton()).toBeVisible();
  });
});
