import { globSync, readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { sampled } from '../../scripts/sampled.ts';
import { renderStaff } from '../testing/renderStaff.tsx';
import examples from '../testing/staffExamples.gen.json' with { type: 'json' };

const order = examples.getStaffOrder.answer;
const product = examples.getStaffProduct.answer;

interface Form {
  readonly file: string;
  readonly address: string;
  readonly opener?: RegExp;
  readonly field: RegExp;
  readonly typed: string;
  readonly button: RegExp;
}

const FORMS: readonly Form[] = [
  {
    file: 'collections/CollectionDialog.tsx',
    address: '/staff/collections',
    opener: /^Edit Grains/,
    field: /^Name \(English\)/,
    typed: 'Old grains',
    button: /^Save$/,
  },
  {
    file: 'content/NewContentScreen.tsx',
    address: '/staff/content/new/page',
    field: /^Title \(English\)/,
    typed: 'Where we pack',
    button: /^Save draft$/,
  },
  {
    file: 'content/NewTagDialog.tsx',
    address: '/staff/content/new/post',
    opener: /^New tag$/,
    field: /^Name \(English\)/,
    typed: 'Harvest',
    button: /^Add tag$/,
  },
  {
    file: 'content/useContentForm.ts',
    address: '/staff/content/page/about-us',
    field: /^Title \(English\)/,
    typed: 'Who we are',
    button: /^Save draft$/,
  },
  {
    file: 'coupons/useCouponForm.ts',
    address: '/staff/coupons/RICE20',
    field: /^Discount \(%\)/,
    typed: '33',
    button: /^Save$/,
  },
  {
    file: 'currencies/CurrencyDialog.tsx',
    address: '/staff/currencies',
    opener: /^Edit EUR/,
    field: /^Symbol/,
    typed: 'EU',
    button: /^Save$/,
  },
  {
    file: 'delivery/MethodForm.tsx',
    address: '/staff/delivery/1',
    field: /^Name \(English\)/,
    typed: 'By bicycle',
    button: /^Save$/,
  },
  {
    file: 'delivery/SlotCapacityDialog.tsx',
    address: '/staff/delivery',
    opener: /^Edit capacity: /,
    field: /^Orders per slot/,
    typed: '77',
    button: /^Save$/,
  },
  {
    file: 'members/InviteDialog.tsx',
    address: '/staff/members',
    opener: /^Invite team member$/,
    field: /^Email/,
    typed: 'ravi@example.com',
    button: /^Invite team member$/,
  },
  {
    file: 'messages/NoteDialog.tsx',
    address: '/staff/messages',
    opener: /^Note on the message from Jean Dupont/,
    field: /^Note/,
    typed: 'Called back',
    button: /^Save$/,
  },
  {
    file: 'orders/NotesPanel.tsx',
    address: `/staff/orders/${order.number}`,
    field: /^Internal note/,
    typed: 'Rings twice',
    button: /^Add note$/,
  },
  {
    file: 'pictures/PictureTextForm.tsx',
    address: '/staff/products/7/pictures',
    field: /^Alt text \(English\)/,
    typed: 'A sack of rice',
    button: /^Save$/,
  },
  {
    file: 'products/editor/useProductForm.ts',
    address: `/staff/products/${product.product_id}`,
    field: /^Brand/,
    typed: 'Mill & Field',
    button: /^Save$/,
  },
  {
    file: 'products/editor/NewProductScreen.tsx',
    address: '/staff/products/new',
    field: /^Brand/,
    typed: 'Mill & Field',
    button: /^Add product$/,
  },
  {
    file: 'reviews/ReplyDialog.tsx',
    address: '/staff/reviews?view=published',
    opener: /^Reply to A/,
    field: /^Reply/,
    typed: 'Thank you.',
    button: /^Post reply$/,
  },
  {
    file: 'shop/ShopForm.tsx',
    address: '/staff/shop',
    field: /^Store name/,
    typed: 'Valley Foods',
    button: /^Save$/,
  },
  {
    file: 'stock/CorrectStockDialog.tsx',
    address: '/staff/stock',
    opener: /^Adjust the stock of Brown rice/,
    field: /^Note/,
    typed: 'One was broken',
    button: /^Adjust$/,
  },
  {
    file: 'tax/TaxClassForm.tsx',
    address: '/staff/currencies',
    field: /^Class name/,
    typed: 'Food',
    button: /^Rename$/,
  },
  {
    file: 'tax/TaxPolicyForm.tsx',
    address: '/staff/currencies',
    field: /^Tax number/,
    typed: '27AAGCB7383J1Z8',
    button: /^Save tax settings$/,
  },
  {
    file: 'tax/TaxRateForm.tsx',
    address: '/staff/currencies',
    field: /^Tax rate \(%\)/,
    typed: '12',
    button: /^Save tax rate$/,
  },
  {
    file: 'session/ForgottenScreen.tsx',
    address: '/staff/forgotten',
    field: /^Email/,
    typed: 'meera@example.com',
    button: /^Send link$/,
  },
];

/** Forms not tested here. They contain secrets or only a choice or a date, or have their own test file. */
const OTHERS = [
  'account/AddPasskeyForm.tsx',
  'account/AppSetupForm.tsx',
  'account/ProvenStaffForm.tsx',
  'session/CodeForm.tsx',
  'currencies/StoreCurrencyForm.tsx',
  'content/PublishPanel.tsx',
  'coupons/NewCouponScreen.tsx',
  'delivery/ClosedDays.tsx',
  'imports/MappingPanel.tsx',
  'orders/AddressDialog.tsx',
  'orders/RefundDialog.tsx',
  'orders/SlotDialog.tsx',
  'payments/GatewayKeysForm.tsx',
  'products/BulkDialog.tsx',
  'products/GroupDialog.tsx',
  'products/editor/StockPanel.tsx',
  'session/PasswordScreen.tsx',
  'session/SetupScreen.tsx',
  'session/SignInForm.tsx',
];

const REFUSED = new Response('{"detail":"Not now."}', {
  status: 503,
  headers: { 'Content-Type': 'application/problem+json' },
});

const refusals = Object.fromEntries(
  Object.entries(examples)
    .filter(([, { method }]) => method !== 'GET')
    .map(([operation]) => [operation, () => REFUSED.clone()]),
);

async function open({ address, opener, field }: Form) {
  const rendered = renderStaff({ address, answers: refusals });
  const { user } = rendered;
  if (opener)
    await user.click((await screen.findAllByRole('button', { name: opener }))[0] as HTMLElement);
  const input = async () =>
    (await screen.findAllByLabelText(field, { selector: 'input,textarea' }))[0];
  return { ...rendered, input };
}

describe('staff forms', () => {
  it.each(sampled(FORMS, 3, ({ file }) => file))(
    'keep the form values after a rejection and a reload: $file',
    async (form) => {
      const { user, input, unmount } = await open(form);
      const field = (await input()) as HTMLElement;
      await user.clear(field);
      await user.type(field, form.typed);
      await user.click(
        screen
          .getAllByText(form.button, { selector: 'button, button > span' })
          .at(-1) as HTMLElement,
      );
      await waitFor(() => expect(field).toHaveValue(form.typed));
      unmount();
      const reloaded = await open(form);
      await waitFor(async () => expect(await reloaded.input()).toHaveValue(form.typed));
    },
  );

  it('are all covered', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
      (file) =>
        !/test|useStaffForm/.test(file) &&
        readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('useStaffForm({'),
    );
    expect(files.toSorted()).toEqual([...FORMS.map(({ file }) => file), ...OTHERS].toSorted());
  });
});
