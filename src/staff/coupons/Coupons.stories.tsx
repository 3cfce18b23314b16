import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { problem } from '../../testing/problem.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/coupons';
const coupon = examples.getCoupon.answer;
const ofOne = `${address}/${coupon.code}`;

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Coupons',
  component: StaffApp,
  parameters: {
    draws: [
      'CouponsScreen',
      'CouponListRow',
      'CouponStateMark',
      'CouponScreen',
      'NewCouponScreen',
      'CouponEditor',
      'CouponRulesPanel',
      'CouponGoodsPanel',
      'CouponCollections',
      'CouponProducts',
      'CouponDialogs',
      'ConflictDialog',
    ],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const List: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { staff: { address, answers: { listCoupons: { total: 0, coupons: [] } } } },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { listCoupons: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

export const OneCoupon: Story = { parameters: { staff: { address: ofOne } } };

export const OneCouponOnAPhone: Story = { ...OneCoupon, ...OnAPhone };

export const ForGoodsThatAreGone: Story = {
  parameters: {
    staff: {
      address: ofOne,
      answers: {
        getCoupon: {
          ...coupon,
          products: [],
          values: { ...coupon.values, collections: ['grains', '12'] },
        },
      },
    },
  },
};

export const Unknown: Story = {
  parameters: {
    staff: {
      address: ofOne,
      answers: { getCoupon: () => problem(404, 'This coupon no longer exists.') },
    },
  },
};

export const Ending: Story = {
  ...OneCoupon,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Deactivate|Désactiver)/ }));
    await screen.findByRole('dialog');
  },
};

const theirs = {
  ...coupon,
  version: 'later',
  values: { ...coupon.values, percent: 15, minimum: 750 },
};
let isSavedByThem = false;

export const SavedBySomebodyElse: Story = {
  beforeEach: () => {
    isSavedByThem = false;
  },
  parameters: {
    staff: {
      address: ofOne,
      answers: {
        getCoupon: () => (isSavedByThem ? theirs : coupon),
        saveCoupon: () => {
          isSavedByThem = true;
          return problem(409, 'Someone else has edited this coupon.');
        },
      },
    },
  },
  play: async () => {
    const percent = await screen.findByRole('textbox', { name: /^(Discount|Remise) \(%\)/ });
    await userEvent.clear(percent);
    await userEvent.type(percent, '12');
    await userEvent.click(screen.getByRole('button', { name: /^(Save|Enregistrer)$/ }));
    await screen.findByRole('dialog');
  },
};

export const New: Story = { parameters: { staff: { address: '/staff/new-coupon' } } };

export const NewWithErrors: Story = {
  ...New,
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Create coupon|Créer un code promo)$/ }),
    );
  },
};
