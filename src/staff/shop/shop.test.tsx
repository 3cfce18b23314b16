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

describe('the first steps', () => {
  it('are where the counter begins for the owner of a shop that is not ready', async () => {
    renderStaff({ address: '/staff' });
    expect(await screen.findByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
    expect(screen.getByText(/3 of 6 steps are done/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open: Delivery' })).toHaveAttribute(
      'href',
      '/staff/delivery',
    );
  });

  it('are where an owner comes out who has just chosen a password', async () => {
    const { user } = renderStaff({ address: '/staff/password' });
    await user.type(await screen.findByLabelText('New password'), 'four words nobody guesses');
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  });

  it('are left for the orders once all is done', async () => {
    renderStaff({ address: '/staff', answers: { getFirstSteps: stepsWith(true) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  it('remove the demo content only after saying what goes and what stays', async () => {
    const { user, calls } = renderStaff({
      address: '/staff/first-steps',
      answers: { removeDemo: stepsWith(false) },
    });
    const sent = () => calls.filter(({ operation }) => operation === 'removeDemo').length;
    await user.click(await screen.findByRole('button', { name: 'Remove the demo content' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the demo content?' }));
    expect(dialog.getByText('96 products with their reviews')).toBeVisible();
    expect(dialog.getByText('2 products of your own')).toBeVisible();
    expect(
      dialog.getByText(/^All orders as they are.*; 1 of them, of demo goods, is not closed yet$/),
    ).toBeVisible();
    expect(
      dialog.getByText(/^The main menu as you have written it; 2 of its links lead to what goes/),
    ).toBeVisible();
    expect(dialog.queryByText(/^The home page as you/)).toBeNull();
    expect(sent()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Remove the demo content' }));
    expect(await screen.findByText('The demo content is gone.')).toBeVisible();
    expect(sent()).toBe(1);
  });
});

describe('the details of the shop', () => {
  const address = '/staff/shop';

  it('name the shop beside the counter’s menu, too', async () => {
    const session = { ...examples.getStaffSession.answer, shop_name: 'Valley' };
    renderStaff({ address, answers: { getStaffSession: session } });
    expect((await screen.findAllByText('Valley'))[0]).toBeVisible();
  });

  it('are saved with the account as its lines say', async () => {
    const { user, calls } = renderStaff({ address });
    const name = await screen.findByLabelText('Name of the shop');
    await user.clear(name);
    await user.type(name, 'Valley Foods');
    await user.click(screen.getByRole('checkbox', { name: 'Cash on delivery' }));
    const bank = screen.getByLabelText('Account for transfers (English)');
    expect(bank).toHaveValue('Account number: 0000 1234 5678');
    await user.type(bank, '{Enter}IFSC');
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
    expect(await screen.findByText('Each line is a name, a colon and what it is.')).toBeVisible();
    await user.type(bank, ': EXMP0000001');
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
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
    expect(await screen.findByText('The details are saved.')).toBeVisible();
  });

  it('warn while no way to pay is ticked', async () => {
    const { user } = renderStaff({ address });
    const warning = 'While no way to pay is ticked, nobody can order.';
    await user.click(await screen.findByRole('checkbox', { name: 'Cash on delivery' }));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Bank transfer' }));
    expect(screen.getByText(warning)).toBeVisible();
  });

  it('join what two people have changed, with a logo and an end to cash', async () => {
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
          return problem(409, 'Somebody else has changed these details meanwhile.');
        },
      },
    });
    const phone = await screen.findByLabelText(/^Telephone/);
    await user.clear(phone);
    await user.type(phone, '+91 80 2');
    const limit = screen.getByLabelText(/^Cash up to/);
    await user.clear(limit);
    await user.type(limit, '2500,5');
    for (const name of ['Logo', 'Icon']) {
      await user.click(screen.getByRole('combobox', { name }));
      await user.click((await screen.findAllByRole('option'))[1] as HTMLElement);
    }
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody else has saved these details' }),
    );
    expect(dialog.getByText('Taken over from them: Bank transfer.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Yours +91 80 2' }));
    const [picture, other] = examples.listContentChoices.answer.pictures;
    expect(dialog.getByRole('radio', { name: `Theirs ${other?.label}` })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: `Yours ${picture?.label}` }));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
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

  it('keep what was typed where the backend refuses it, and say so at the field', async () => {
    const { user } = renderStaff({
      address,
      answers: {
        saveShopDetails: problem(422, 'Please look at what is marked.', {
          email: 'Please enter an e-mail address such as name@example.com.',
        }),
      },
    });
    const email = await screen.findByLabelText('E-mail address');
    await user.clear(email);
    await user.type(email, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Save the details' }));
    expect(await screen.findByText(/^Please enter an e-mail address such as/)).toBeVisible();
    expect(email).toHaveValue('nobody');
  });
});
