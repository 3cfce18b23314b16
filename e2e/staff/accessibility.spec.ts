import type { APIRequestContext } from '@playwright/test';
import type { components } from '../../contract/staffTypes.gen.ts';
import { staffPaths } from '../../src/staff/staffPaths.ts';
import { darkContrast, everyRule } from '../support/axeChecks.ts';
import { signInAsOwner, expect, orderAsGuest, test } from '../support/staffShop.ts';
import { goto, WAITING } from '../support/goto.ts';

type StaffDto = components['schemas'];

interface Things {
  readonly number: string;
  readonly productId: string;
  readonly methodId: string;
}

const PAGES: Readonly<Record<keyof typeof staffPaths, (things: Things) => readonly string[]>> = {
  start: () => [],
  password: () => [staffPaths.password],
  setup: () => [staffPaths.setup],
  forgotten: () => [staffPaths.forgotten],
  account: () => [staffPaths.account],
  home: () => [staffPaths.home],
  orders: () => [staffPaths.orders],
  order: ({ number }) => [staffPaths.order(number)],
  products: () => [staffPaths.products],
  newProduct: () => [staffPaths.newProduct],
  product: ({ productId }) => [staffPaths.product(productId)],
  customers: () => [staffPaths.customers],
  // The test shop has guests only; a story checks this page.
  customer: () => [],
  packing: () => [staffPaths.packing],
  packingList: ({ number }) => [`${staffPaths.packingList}?number=${number}`],
  stock: () => [staffPaths.stock],
  productStock: ({ productId }) => [staffPaths.productStock(productId)],
  reviews: () => [staffPaths.reviews],
  coupons: () => [staffPaths.coupons],
  coupon: () => [staffPaths.coupon('TREK10')],
  newCoupon: () => [staffPaths.newCoupon],
  content: () => [staffPaths.content],
  newContent: () => [staffPaths.newContent('page'), staffPaths.newContent('post')],
  contentItem: () => [
    staffPaths.contentItem('page', 'about-us'),
    staffPaths.contentItem('home', 'home'),
    staffPaths.contentItem('menu', 'menu'),
    staffPaths.contentItem('footer', 'footer'),
  ],
  preview: () => [],
  messages: () => [staffPaths.messages],
  delivery: () => [staffPaths.delivery],
  deliveryMethod: ({ methodId }) => [
    staffPaths.deliveryMethod(methodId),
    staffPaths.deliveryMethod('new'),
  ],
  collections: () => [staffPaths.collections],
  currencies: () => [staffPaths.currencies],
  insight: () => [staffPaths.insight],
  import: () => [staffPaths.import],
  pictures: ({ productId }) => [staffPaths.pictures(productId)],
  firstSteps: () => [staffPaths.firstSteps],
  shop: () => [staffPaths.shop],
  members: () => [staffPaths.members],
  changes: () => [staffPaths.changes],
};

async function findThings(api: APIRequestContext, number: string): Promise<Things> {
  const read = async <Answer>(path: string) =>
    (await (await api.get(`/api/staff${path}`)).json()) as Answer;
  const { products } = await read<StaffDto['ProductPage']>('/products');
  const { methods } = await read<StaffDto['StaffDeliveryMethodList']>('/delivery/methods');
  return {
    number,
    productId: products[0]?.product_id ?? '',
    methodId: methods[0]?.method_id ?? '',
  };
}

test('Every staff page is accessible in light and dark @full', async ({
  page,
  staffShop,
  allowConsole,
}) => {
  test.setTimeout(400_000);
  allowConsole(/422 \(Unprocessable Entity\).*\/api\/staff\/invitation/);
  const { number } = await orderAsGuest(staffShop, 'meera@example.com');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInAsOwner(page, staffShop);
  const things = await findThings(page.request, number);
  for (const addresses of Object.values(PAGES)) {
    for (const [index, address] of addresses(things).entries()) {
      // Navigation between pages of the same kind keeps the main heading, so load a new document.
      if (index === 0) await goto(page, address);
      else await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(WAITING)).toHaveCount(0);
      expect.soft(await everyRule(page), address).toEqual([]);
      expect.soft(await darkContrast(page), address).toEqual([]);
    }
  }
});
