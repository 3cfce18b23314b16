import { request, type Locator, type Page } from '@playwright/test';
import type { components } from '../../contract/types.gen.ts';
import { waitUntilReady, open } from '../support/goto.ts';
import { mailedCode } from '../support/outbox.ts';
import { expect, test, withShop, type Shop } from '../support/shop.ts';
import { translatePage } from '../support/translatePage.ts';

type Dto = components['schemas'];

const MEERA = {
  email: 'meera@example.com',
  firstname: 'Meera',
  lastname: 'Nair',
  address_1: '12 Cubbon Road',
  postcode: '560001',
  city: 'Bengaluru',
};
const PLACE = { country_id: 'IN', zone_id: 'IN-KA', postcode: '560001' };

const orderSent = /checkout\/order\b/;

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order for/ });
const thanks = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Thank you for your order' });

async function beginCheckout(page: Page): Promise<void> {
  await open(page, '/shop/oat-cookies');
  const added = page.waitForResponse(/cart\/add/);
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await added;
  await open(page, '/checkout');
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(MEERA.email);
  await page.getByLabel('First name').fill(MEERA.firstname);
  await page.getByLabel('Last name').fill(MEERA.lastname);
  await page.getByLabel('State').selectOption({ label: 'Karnataka' });
  await page.getByLabel('Street address').fill(MEERA.address_1);
  await page.getByLabel('Postcode').fill(MEERA.postcode);
  await page.getByLabel('City').fill(MEERA.city);
}

async function completeAddress(page: Page): Promise<void> {
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page).toHaveURL('/checkout?step=delivery');
}

async function settleDelivery(page: Page, name = 'Parcel'): Promise<void> {
  await page.getByRole('radio', { name }).check();
  if (name !== 'Parcel') await firstSlot(page).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL('/checkout?step=payment');
}

const firstSlot = (page: Page) => page.getByRole('radio', { name: /left/ }).first();

async function settlePayment(
  page: Page,
  name: string | RegExp = 'Cash on delivery',
): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page).toHaveURL('/checkout?step=review');
}

async function reachReview(page: Page): Promise<void> {
  await beginCheckout(page);
  await completeAddress(page);
  await settleDelivery(page);
  await settlePayment(page);
  await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'false');
}

function numberShown(page: Page): Promise<string> {
  return page.locator('strong', { hasText: /^#\d+$/ }).innerText();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('A guest orders at 360 px, and the link opens the order [ROUTES-04, SHELL-01]', async ({
  page,
  browser,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beginCheckout(page);
  await expect(page).toHaveTitle('Checkout - Ridge & Root');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expectNoOverflow(page);
  await page.getByLabel('Phone number').fill('+91 98450 12345');
  await completeAddress(page);
  await expectNoOverflow(page);
  await settleDelivery(page, 'Home delivery');
  await expectNoOverflow(page);
  await settlePayment(page);
  await page.getByLabel(/If unavailable/).selectOption('Call me');
  await page.getByLabel(/Delivery instructions/).fill('Ring twice.');
  await expectNoOverflow(page);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/success\?order=RR-[\w-]+#secret=[0-9a-f]+$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText(/confirmation to meera@example.com/)).toBeVisible();
  await expectNoOverflow(page);
  const number = await numberShown(page);
  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();

  await page.goBack();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  await page.goForward();
  const link = page.getByRole('link', { name: 'View order' });
  await link.click();
  await expect(page).toHaveURL(/\/order\/RR-[\w-]+#secret=/);
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('link', { name: 'Oat cookies' }).first()).toBeVisible();
  await elsewhere.close();
});

test('A guest searches, filters and orders on browser-translated pages [OPEN-50] @full', async ({
  page,
  allowConsole,
}) => {
  // React error #418 is expected: browser translation changes parts before their hydration, so React re-renders them.
  allowConsole(/React error #418/);
  await translatePage(page);
  await open(page, '/shop');
  await page.getByRole('combobox', { name: 'Search the shop' }).pressSequentially('oat');
  await expect(page).toHaveURL('/search?search=oat');
  const filter = page.getByRole('checkbox', { name: /In stock/ });
  await filter.check();
  await expect(page).toHaveURL(/in_stock/);
  await filter.uncheck();
  await page.getByLabel('Sort by').selectOption('price_asc');
  await expect(page).toHaveURL(/price_asc/);
  await reachReview(page);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

async function tabTo(page: Page, element: Locator): Promise<number> {
  for (let count = 1; count <= 60; count += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((node) => node === document.activeElement)) return count;
  }
  throw new Error('The element is out of reach.');
}

test('A guest orders by keyboard alone, with at most 60 presses of Tab [OPEN-50]', async ({
  page,
}) => {
  await beginCheckout(page);
  let presses = 0;
  const to = async (element: Locator) => (presses += await tabTo(page, element.first()));
  await to(page.getByRole('link', { name: /Skip to/ }));
  await page.keyboard.press('Enter');
  for (const [label, text] of [
    ['Email', MEERA.email],
    ['First name', MEERA.firstname],
    ['Last name', MEERA.lastname],
    ['Street address', MEERA.address_1],
    ['City', MEERA.city],
    ['Postcode', MEERA.postcode],
    ['State', 'Karn'],
  ] as const) {
    await to(page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await to(page.getByRole('button', { name: 'Continue to delivery' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery method' })).toBeFocused();
  await expect(page.getByRole('radio', { name: /Home delivery/ })).toBeVisible();
  await to(page.getByRole('radio', { name: /Home delivery/ }));
  await page.keyboard.press('Space');
  await to(firstSlot(page));
  await page.keyboard.press('Space');
  await to(page.getByRole('button', { name: 'Continue to payment' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();
  await to(page.getByRole('radio', { name: /Cash on delivery/ }));
  await page.keyboard.press('Space');
  await to(page.getByRole('button', { name: 'Continue to review' }));
  await page.keyboard.press('Enter');
  await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'false');
  await to(placeButton(page));
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(60);
});

test('Every checkout step survives reload, back and forward [OPEN-22, OPEN-50] @full', async ({
  page,
}) => {
  await beginCheckout(page);
  await fillAddress(page);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  await expect(page.getByLabel('Email')).toHaveValue(MEERA.email);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('radio', { name: 'Home delivery' }).check();
  await firstSlot(page).check();
  await page.reload();
  await expect(firstSlot(page)).toBeChecked();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByLabel(/Delivery instructions/).fill('Ring twice.');
  await page.reload();
  await expect(page.getByLabel(/Delivery instructions/)).toHaveValue('Ring twice.');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await page.goBack();
  await expect(firstSlot(page)).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Street address')).toHaveValue(MEERA.address_1);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel(/Delivery instructions/)).toHaveValue('Ring twice.');
  await placeButton(page).click();
  await expect(page.getByText(/payment due/)).toBeVisible();
});

test('The checkout is in French [OPEN-50, LANGUAGE-05] @full', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'fr', url: 'http://127.0.0.1' }]);
  await open(page, '/shop/oat-cookies?lang=fr');
  const added = page.waitForResponse(/cart\/add/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Ajouter au panier/ })
    .first()
    .click();
  await added;
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Continuer vers la livraison' }).click();
  await expect(page.getByText('Champ obligatoire').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Étapes de la commande' })).toBeVisible();
});

test('A changed price is shown and must be accepted [E-13] @full', async ({ page }) => {
  let isFirst = true;
  await page.route(/checkout\/review/, async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const seen = [...form.keys()].find((name) => name.startsWith('seen_price'));
    if (isFirst && seen) {
      isFirst = false;
      form.set(seen, '199');
    }
    await route.continue({ postData: form.toString() });
  });
  await beginCheckout(page);
  await completeAddress(page);
  await settleDelivery(page);
  await settlePayment(page);
  const changes = page.getByRole('alert').filter({ hasText: 'Your order has changed' });
  await expect(changes).toContainText(/Oat cookies has changed from ₹ 199.00/);
  await placeButton(page).click({ force: true });
  await expect(changes).toBeFocused();
  await expect(page).toHaveURL('/checkout?step=review');
  await changes.getByRole('button', { name: 'Accept changes' }).click();
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('A double click places one order [E-12] @full', async ({ page }) => {
  await reachReview(page);
  let sent = 0;
  page.on('request', (call) => {
    if (orderSent.test(call.url())) sent += 1;
  });
  await placeButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toBe(1);
});

test('An order with a lost response is found again and never placed twice [E-12] @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/checkout\/order|ERR_FAILED/);
  await reachReview(page);
  const numbers = new Set<string>();
  await page.route(orderSent, async (route) => {
    const answer = await route.fetch();
    const { short_number: short } = (await answer.json()) as Dto['PlaceOrderAnswer'];
    numbers.add(`#${short}`);
    await route.abort('failed');
  });
  await placeButton(page).click();
  await expect(page.getByText(/We couldn’t confirm your order/)).toBeVisible();
  await page.unroute(orderSent);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  numbers.add(await numberShown(page));
  expect(numbers.size).toBe(1);
});

test('An order with a lost response is found again after a reload [E-12] @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/checkout\/order|ERR_FAILED/);
  await reachReview(page);
  await page.route(orderSent, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await placeButton(page).click();
  await expect(page.getByText(/We couldn’t confirm your order/)).toBeVisible();
  await page.unroute(orderSent);
  await page.reload();
  await page.getByRole('button', { name: 'Find my order' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('Two tabs with the same cart place one order [E-12, E-07] @full', async ({ page }) => {
  await reachReview(page);
  const other = await page.context().newPage();
  await other.goto('/checkout');
  await waitUntilReady(other);
  await completeAddress(other);
  await settleDelivery(other);
  await settlePayment(other);
  await expect(placeButton(other)).toHaveAttribute('aria-disabled', 'false');
  const answers: Dto['PlaceOrderAnswer'][] = [];
  let release = (): void => undefined;
  const bothSent = new Promise<void>((resolve) => (release = resolve));
  let sent = 0;
  await page.context().route(orderSent, async (route) => {
    sent += 1;
    if (sent === 2) release();
    await bothSent;
    const response = await route.fetch();
    answers.push((await response.json()) as Dto['PlaceOrderAnswer']);
    await route.fulfill({ response });
  });
  await placeButton(page).click();
  await placeButton(other).click();
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(other)).toBeVisible();
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
});

async function orderElsewhere(shop: Shop, slotId: string, email: string): Promise<void> {
  const guest = await request.newContext({ baseURL: shop.url });
  const { api_token: token } = (await (
    await guest.get('/api/common/apitoken')
  ).json()) as Dto['ApiTokenAnswer'];
  const send = async <Answer>(call: string, form: Record<string, string>): Promise<Answer> => {
    const answer = await guest.post(`/api/${call}?api_token=${token}`, { form });
    return (await answer.json()) as Answer;
  };
  const product = (await (
    await guest.get('/api/product/product?product_slug=raisins')
  ).json()) as Dto['Product'];
  await send('checkout/cart/add', { product_id: String(product.product_id), quantity: '1' });
  const form = { ...MEERA, ...PLACE, email, delivery_id: 'slot', slot_id: slotId };
  const review = await send<Dto['CheckoutReview']>('checkout/review', form);
  const { status } = await send<Dto['PlaceOrderAnswer']>('checkout/order', {
    ...form,
    payment_id: 'cash',
    review_token: review.review_token ?? '',
  });
  expect(status).toBe(1);
  await guest.dispose();
}

test('A slot that filled up is shown, and the order preferences survive [E-05] @full', async ({
  page,
  shop,
}) => {
  await beginCheckout(page);
  await completeAddress(page);
  await settleDelivery(page, 'Home delivery');
  await settlePayment(page);
  await page.getByLabel(/Delivery instructions/).fill('Ring twice.');
  const query = new URLSearchParams(PLACE).toString();
  const { methods } = (await (
    await page.request.get(`${shop.url}/api/checkout/delivery?${query}`)
  ).json()) as Dto['DeliveryAnswer'];
  const slot = methods.find(({ delivery_id: id }) => id === 'slot')?.slots?.[0];
  if (!slot) throw new Error('The shop has no slots.');
  for (let left = slot.left; left > 0; left -= 1) {
    await orderElsewhere(shop, slot.slot_id, `guest-${left}@example.com`);
  }
  await placeButton(page).click();
  await expect(
    page.getByText(/This delivery time is no longer available\. Choose another one\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Choose another delivery time' }).click();
  await expect(page.getByRole('radio', { name: /Full/ })).toBeDisabled();
  await firstSlot(page).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByLabel(/Delivery instructions/)).toHaveValue('Ring twice.');
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

async function orderByCard(page: Page): Promise<void> {
  await beginCheckout(page);
  await completeAddress(page);
  await settleDelivery(page);
  await settlePayment(page, /^Card/);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
}

test('A card is charged on the provider’s page, also after a decline or Back [OPEN-50] @full', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await withShop({ FAKE_PAYMENTS_PORT: '0' }, async ({ url }) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: url, viewport });
    const page = await context.newPage();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await orderByCard(page);
    await press('Fail');
    await expect(page.getByRole('status')).toHaveText(/declined/);
    await press('Pay');
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText('Card (test): paid. Thank you.')).toBeVisible();

    await page.goto(url);
    await orderByCard(page);
    await page.goBack();
    await expect(page.getByText(/Card \(test\): payment due/)).toBeVisible();
    await press('Pay now');
    await press('Pay and close the tab');
    await page.goBack();
    await page.goBack();
    await expect(page.getByText('Card (test): paid. Thank you.')).toBeVisible();
    await context.close();
  });
});

test('A declined card is replaced by cash, and a payment reported late or twice counts once [OPEN-50] @full', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await withShop({ FAKE_PAYMENTS_PORT: '0' }, async ({ url }) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await orderByCard(page);
    const payPage = page.url();
    await press('Fail');
    await expect(page.getByRole('status')).toHaveText(/declined/);
    await page.goBack();
    await page.goBack();
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await press('Change payment method');
    await expect(page.getByText('Cash on delivery: payment due')).toBeVisible();
    await page.goto(payPage);
    await expect(page.getByText(/This payment is closed/)).toBeVisible();

    for (const action of ['Pay, report late', 'Pay, report twice']) {
      await page.goto(url);
      await orderByCard(page);
      await press(action);
      await expect(page.getByText('Card (test): paid. Thank you.')).toBeVisible();
      await page.getByRole('link', { name: 'View order' }).click();
      await expect(page.getByText('Paid', { exact: true })).toHaveCount(1);
      await expect(page.getByText('Refund of a duplicate payment')).toBeHidden();
    }
    await context.close();
  });
});

test('A customer orders to a saved address [OPEN-17, OPEN-50] @full', async ({ browser }) => {
  test.setTimeout(120_000);
  await withShop({}, async ({ url, dataFolder }) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const password = 'correct horse battery';
    await beginCheckout(page);
    const send = (call: string, fields: Record<string, string>) =>
      page.evaluate(
        async ([address, form]) => {
          const token = sessionStorage.getItem('api_token') ?? '';
          const body = new URLSearchParams(form);
          const route = `/api?route=${address}&api_token=${token}`;
          const answer = await fetch(route, { method: 'POST', body });
          return (await answer.json()) as unknown;
        },
        [call, fields] as const,
      );
    const { email, firstname, lastname, ...address } = { ...MEERA, ...PLACE };
    await send('account/register', {
      email,
      firstname,
      lastname,
      telephone: '+919845012345',
      password,
    });
    await send('account/email_verify', { code: await mailedCode({ dataFolder }, email) });

    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByLabel('First name')).toHaveValue('Meera');
    await send('account/address/save', { firstname, lastname, ...address });
    await page.reload();
    await expect(page.getByRole('radio', { name: /12 Cubbon Road/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await settleDelivery(page);
    await settlePayment(page);
    await expect(page.getByText(email)).toBeVisible();
    await placeButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.getByRole('link', { name: 'View order' }).click();
    await expect(page).toHaveURL(/\/account\/orders\/RR-/);
    await context.close();
  });
});
