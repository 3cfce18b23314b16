import type {
  CheckoutReview,
  DeliveryMethod,
  DeliverySlot,
  Order,
  OrderPayment,
} from '../api/endpoints.gen.ts';
import type { AddressValues } from '../features/checkout/checkoutValues.ts';
import { lineOf } from './catalogData.ts';
import type { Answers } from './fakeBackend.ts';

export const meera: AddressValues = {
  email: 'meera@example.com',
  address_id: '',
  firstname: 'Meera',
  lastname: 'Nair',
  telephone: '+91 98450 12345',
  country_id: 'IN',
  zone_id: 'IN-KA',
  address_1: '12 Cubbon Road',
  address_2: '',
  postcode: '560001',
  city: 'Bengaluru',
};

export function slotOf(id: string, day: number, hour: number, left = 12): DeliverySlot {
  const at = (date: number, time: number) =>
    `2026-11-${date}T${String(time).padStart(2, '0')}:00:00+05:30`;
  return {
    slot_id: id,
    starts: at(day, hour),
    ends: at(day, hour + 3),
    cutoff: at(day - 1, 21),
    left,
  };
}

const deliveryMethods: DeliveryMethod[] = [
  {
    delivery_id: 'slot',
    name: 'Home delivery',
    description: 'In the hours you choose.',
    price: 49,
    free_from: 1500,
    slots: [slotOf('31', 23, 9), slotOf('32', 23, 17, 0), slotOf('33', 24, 9, 1)],
  },
  { delivery_id: 'standard', name: 'Parcel', description: 'In two to four days.', price: 79 },
];

const paymentMethods = [
  { payment_id: 'cash', name: 'Cash on delivery', description: 'At your door.', limit: 10000 },
  { payment_id: 'transfer', name: 'Bank transfer', description: 'We pack once it is there.' },
  { payment_id: 'stripe', name: 'Card', description: 'On the provider’s page.' },
];

export function reviewOf(rest: Partial<CheckoutReview> = {}): CheckoutReview {
  return {
    lines: [
      {
        cart_item_id: '7',
        product_id: '41',
        handle: 'red-rice',
        image: '/pictures/brown-rice-1-160.webp',
        name: 'Red rice',
        option: [],
        quantity: 2,
        price: 100,
        price_text: '₹ 100.00/-',
        total: 200,
        total_text: '₹ 200.00/-',
        available: 20,
        substitution: 'none',
      },
    ],
    totals: [
      { code: 'sub_total', title: 'Subtotal', text: '₹ 200.00/-' },
      { code: 'shipping', title: 'Home delivery', text: '₹ 49.00/-' },
      { code: 'total', title: 'Total', text: '₹ 249.00/-' },
    ],
    total: 249,
    changes: [],
    review_token: 'token-1',
    ...rest,
  };
}

export function paymentOf(state: OrderPayment['state'], rest: Partial<OrderPayment> = {}) {
  return {
    payment_id: 'stripe',
    name: 'Card',
    state,
    instructions: [],
    can_retry: state === 'failed',
    ...rest,
  } satisfies OrderPayment;
}

export function orderOf(rest: Partial<Order> = {}): Order {
  const { lines = [], totals = [], total = 0 } = reviewOf();
  const { email, address_id: _id, ...address } = meera;
  return {
    order_id: '3',
    number: 'RR-7K3QF-9XWMB',
    status: 'placed',
    placed: '2026-11-22T10:15:00+05:30',
    timeline: [],
    lines,
    totals,
    total,
    email,
    address: { ...address, country: 'India', zone: 'Karnataka' },
    delivery: {
      name: 'Home delivery',
      starts: '2026-11-23T09:00:00+05:30',
      ends: '2026-11-23T12:00:00+05:30',
    },
    payment: paymentOf('due', { payment_id: 'cash', name: 'Cash on delivery' }),
    can_cancel: true,
    can_reorder: true,
    ...rest,
  };
}

export const goodShop: Answers = {
  getCart: {
    products: [lineOf()],
    totals: [
      { code: 'sub_total', title: 'Subtotal', text: '₹ 200.00/-' },
      { code: 'total', title: 'Total', text: '₹ 200.00/-' },
    ],
  },
  listCountries: [
    { country_id: 'FR', name: 'France' },
    { country_id: 'IN', name: 'India' },
  ],
  getCountry: {
    country_id: 'IN',
    name: 'India',
    zone: [{ zone_id: 'IN-KA', name: 'Karnataka' }],
  },
  listDeliveryMethods: { methods: deliveryMethods },
  listPaymentMethods: { methods: paymentMethods },
  reviewOrder: ({ form }: { form: URLSearchParams }) =>
    form.has('delivery_id') ? reviewOf() : { error: { delivery_id: 'Please choose.' } },
  getOrder: orderOf(),
};
