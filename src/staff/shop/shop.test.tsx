import { screen, waitFor, within } from '@testing-library/react';
import type { FirstSteps } from '../../api/staffApi.ts';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const NAMES = ['details', 'tax', 'product', 'delivery', 'payment'] as const;

const stepsWith = (isDone: boolean, demo: FirstSteps['demo'] = null): FirstSteps => ({
  steps: NAMES.map((name) => ({ name, is_done: isDone })),
  demo,
});

describe('first steps', () => {
  it('open as the start page for the owner of an incomplete shop', async () => {
    renderStaff({ address: '/staff' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Setup guide' })).toBeVisible();
    expect(screen.getByText(/3 of 6 steps done/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set up Delivery' })).toHaveAttribute(
      'href',
      '/staff/delivery',
    );
  });

  it('open after an owner sets the first password', async () => {
    const { user } = renderStaff({ address: '/staff/password' });
    await user.type(await screen.findByLabelText('New password'), 'four words nobody guesses');
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Setup guide' })).toBeVisible();
  });

  it('give way to the home page once all are done', async () => {
    renderStaff({ address: '/staff', answers: { getFirstSteps: stepsWith(true) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  it('list what is removed and what stays before removing the demo content', async () => {
    const { user, calls } = renderStaff({
      address: '/staff/first-steps',
      answers: { removeDemo: stepsWith(false) },
    });
    const sent = () => calls.filter(({ operation }) => operation === 'removeDemo').length;
    await user.click(await screen.findByRole('button', { name: 'Remove demo content' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove demo content?' }));
    expect(dialog.getByText('96 products and their reviews')).toBeVisible();
    expect(dialog.getByText('2 products of your own')).toBeVisible();
    expect(
      dialog.getByText(
        /^All orders, with .*\. 1 of them contains demo products and is still open$/,
      ),
    ).toBeVisible();
    expect(
      dialog.getByText(/^Your edited main menu\. 2 of its links lead to demo content/),
    ).toBeVisible();
    expect(dialog.queryByText(/^Your edited home page/)).toBeNull();
    expect(sent()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Remove demo content' }));
    expect(await screen.findByText('Demo content removed')).toBeVisible();
    expect(sent()).toBe(1);
  });
});

describe('shop details', () => {
  const address = '/staff/shop';

  it("show the shop's name beside the staff menu", async () => {
    const session = { ...examples.getStaffSession.answer, shop_name: 'Valley' };
    renderStaff({ address, answers: { getStaffSession: session } });
    expect((await screen.findAllByText('Valley'))[0]).toBeVisible();
  });

  it('save the details and parse each line of the bank account', async () => {
    const { user, calls } = renderStaff({ address });
    const name = await screen.findByLabelText('Store name');
    await user.clear(name);
    await user.type(name, 'Valley Foods');
    await user.click(screen.getByRole('checkbox', { name: 'Cash on delivery' }));
    const bank = screen.getByLabelText('Bank details (English)');
    expect(bank).toHaveValue('Account number: 0000 1234 5678');
    await user.type(bank, '{Enter}IFSC');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Use one “Name: value” per line')).toBeVisible();
    await user.type(bank, ': EXMP0000001');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveShopDetails')?.json).toMatchObject({
        version: '5d41402abc4b2a76',
        values: {
          name: 'Valley Foods',
          pays_cash: false,
          bank_account: {
            en: [
              { title: 'Account number', text: '0000 1234 5678' },
              { title: 'IFSC', text: 'EXMP0000001' },
            ],
          },
        },
      }),
    );
    expect(await screen.findByText('Store details saved')).toBeVisible();
  });

  it('warn if no payment method is active', async () => {
    const { user } = renderStaff({ address });
    const warning = 'Customers can’t check out until you turn on a payment method.';
    await user.click(await screen.findByRole('checkbox', { name: 'Cash on delivery' }));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Bank transfer' }));
    expect(screen.getByText(warning)).toBeVisible();
  });

  it('merge changes of two members, including logo, icon and cash limit', async () => {
    const before = examples.getShopDetails.answer;
    const theirs = {
      ...before.values,
      phone: '+91 80 1',
      pays_transfer: false,
      icon: examples.listContentChoices.answer.pictures[1]?.id,
    };
    let isLater = false;
    const { user, calls } = renderStaff({
      address,
      answers: {
        getShopDetails: () => (isLater ? { ...before, version: 'later', values: theirs } : before),
        saveShopDetails: ({ json }) => {
          if ((json as { version: string }).version === 'later') return before;
          isLater = true;
          return problem(409, 'Someone else has changed these details.');
        },
      },
    });
    const phone = await screen.findByLabelText(/^Phone/);
    await user.clear(phone);
    await user.type(phone, '+91 80 2');
    const limit = screen.getByLabelText(/^Cash on delivery limit/);
    await user.clear(limit);
    await user.type(limit, '2500,5');
    for (const name of ['Logo', 'Favicon']) {
      await user.click(screen.getByRole('combobox', { name }));
      await user.click((await screen.findAllByRole('option'))[1] as HTMLElement);
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else has edited these details' }),
    );
    expect(dialog.getByText('Updated by them: Bank transfer')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Yours +91 80 2' }));
    const [picture, other] = examples.listContentChoices.answer.pictures;
    expect(dialog.getByRole('radio', { name: `Theirs ${other?.label}` })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: `Yours ${picture?.label}` }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'saveShopDetails')?.json).toEqual({
        version: 'later',
        values: {
          ...theirs,
          phone: '+91 80 2',
          cash_limit: 2500.5,
          logo: picture?.id,
          icon: picture?.id,
        },
      }),
    );
  });

  it('keep rejected input and show the error at the field', async () => {
    const { user } = renderStaff({
      address,
      answers: {
        saveShopDetails: problem(422, 'Check the highlighted fields.', {
          email: 'Enter an email address, such as name@example.com',
        }),
      },
    });
    const email = await screen.findByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/^Enter an email address, such as name@example\.com/),
    ).toBeVisible();
    expect(email).toHaveValue('nobody');
  });
});
