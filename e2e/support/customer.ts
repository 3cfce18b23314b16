import type { BrowserContext } from '@playwright/test';
import type { components } from '../../contract/types.gen.ts';
import { mailedCode } from './outbox.ts';
import type { Shop } from './shop.ts';

type Dto = components['schemas'];

const PASSWORD = 'correct horse battery';
const NAME = { firstname: 'Meera', lastname: 'Nair' };
const PLACE = {
  address_1: '12 Cubbon Road',
  postcode: '560001',
  city: 'Bengaluru',
  country_id: 'IN',
  zone_id: 'IN-KA',
};

export interface OwnThings {
  readonly order: string;
}

export async function signInCustomer(
  { request }: BrowserContext,
  { url, dataFolder }: Shop,
): Promise<OwnThings> {
  const email = `meera.${Date.now()}@example.com`;
  const read = async <Answer>(call: string) =>
    (await (await request.get(`${url}/api/${call}`)).json()) as Answer;
  let token = (await read<Dto['ApiTokenAnswer']>('common/apitoken')).api_token;
  const send = async <Answer>(call: string, form: Record<string, string>) => {
    const answer = await request.post(`${url}/api/${call}?api_token=${token}`, { form });
    return (await answer.json()) as Answer;
  };

  await send('account/register', {
    ...NAME,
    email,
    telephone: '+919845012345',
    password: PASSWORD,
  });
  await send('account/email_verify', { code: await mailedCode({ dataFolder }, email) });
  const signedIn = await send<Dto['LoginAnswer']>('account/login', { email, password: PASSWORD });
  token = signedIn.api_token ?? token;
  await send('account/address/save', { ...NAME, ...PLACE });

  const { product_id: productId = '' } = await read<Dto['Product']>(
    'product/product?product_slug=raisins',
  );
  const add = () => send('checkout/cart/add', { product_id: productId, quantity: '1' });
  await add();
  const form = { ...NAME, ...PLACE, email, delivery_id: 'standard' };
  const review = await send<Dto['CheckoutReview']>('checkout/review', form);
  const placed = await send<Dto['PlaceOrderAnswer']>('checkout/order', {
    ...form,
    payment_id: 'cash',
    review_token: review.review_token ?? '',
  });
  if (!placed.number) throw new Error(`No order was placed: ${JSON.stringify(placed)}`);
  await add();
  await send('account/wishlist/add', { product_id: productId });
  return { order: placed.number };
}
