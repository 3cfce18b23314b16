import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/coupons';
const coupon = examples.getCoupon.answer;
const ofOne = `${address}/${coupon.code}`;
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));

describe('the list of coupons', () => {
  it('says what each takes off, of what, when, and how often it was used', async () => {
    renderStaff({ address });
    await screen.findByRole('link', { name: 'GRAINS10' });
    const row = screen.getAllByRole('listitem').find((it) => it.textContent.includes('GRAINS10'));
    expect(row).toHaveTextContent(
      'GRAINS10Active10 % off · from ₹ 300.00/- · 1 product · 1 collection',
    );
    expect(row).toHaveTextContent('From 21 Nov 2026, 12:00 am until 21 Dec 2026, 12:00 am');
    expect(row).toHaveTextContent('Used 7 of 100 times');
    expect(screen.getByText('Used 50 of 50 times')).toBeVisible();
  });

  it('is narrowed down by state and code', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Used up' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('state')).toBe('used_up'));
    await user.type(screen.getByLabelText('Code'), 'harv');
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('text')).toBe('harv'));
  });

  it('is not in the menu of a role that makes no offers', async () => {
    const session = examples.getStaffSession.answer;
    renderStaff({
      answers: {
        getStaffSession: {
          ...session,
          permissions: session.permissions.filter((it) => it !== 'offers.manage'),
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Products' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull();
  });
});

describe('the form of a coupon', () => {
  it('adds one, with dates by the clocks of the shop and goods that it is for', async () => {
    const { user, calls } = renderStaff({ address: '/staff/new-coupon' });
    await user.type(await field('Code'), 'rice20');
    await user.type(await field('Percent'), '20');
    fireEvent.change(await field('Starts'), { target: { value: '2026-12-01T00:00' } });
    await user.type(await field('Orders in all'), '50');
    await user.click(screen.getByRole('checkbox', { name: 'Once per customer' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Grains' }));
    await user.type(screen.getByLabelText('Find a product'), 'rice');
    await user.click(await screen.findByRole('button', { name: 'Add Brown rice' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('The coupon is added.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'addCoupon')?.json).toEqual({
      code: 'rice20',
      values: {
        percent: 20,
        amount: null,
        minimum: 0,
        starts: '2026-11-30T18:30:00.000Z',
        ends: null,
        limit: 50,
        once_per_customer: true,
        is_paused: false,
        products: ['8'],
        collections: ['grains'],
      },
    });
  });

  it('says what is missing or cannot be, and sends nothing', async () => {
    const { user, calls } = renderStaff({ address: '/staff/new-coupon' });
    await user.type(await field('Percent'), '101');
    fireEvent.change(await field('Starts'), { target: { value: '2026-12-01T00:00' } });
    fireEvent.change(await field('Ends'), { target: { value: '2026-12-01T00:00' } });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Please enter a whole number from 1 to 100.')).toBeVisible();
    expect(screen.getByText('Please choose an end after the start.')).toBeVisible();
    expect(await field('Code')).toHaveFocus();
    expect(calls.some(({ operation }) => operation === 'addCoupon')).toBe(false);
  });

  it('shows what the server says of a code, which stays over a reload', async () => {
    const { user, unmount } = renderStaff({
      address: '/staff/new-coupon',
      answers: {
        addCoupon: () =>
          problem(422, 'Please look at what is marked.', {
            code: 'There is a coupon RICE20 already.',
          }),
      },
    });
    await user.type(await field('Code'), 'rice20');
    await user.type(await field('Percent'), '20');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('There is a coupon RICE20 already.')).toBeVisible();
    unmount();
    renderStaff({ address: '/staff/new-coupon' });
    await waitFor(async () => expect(await field('Code')).toHaveValue('rice20'));
  });

  it('saves what was changed, and leaves a time as it is stored', async () => {
    const stored = { ...coupon, values: { ...coupon.values, ends: '2026-12-20T18:30:42.123Z' } };
    const { user, calls } = renderStaff({ address: ofOne, answers: { getCoupon: stored } });
    expect(await field('Ends')).toHaveValue('2026-12-21T00:00');
    await user.selectOptions(await field('It takes off'), 'An amount');
    await user.type(await field('Amount'), '12,50');
    await user.click(screen.getByRole('button', { name: /^Remove Cold-pressed/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It holds from now on.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'saveCoupon')?.json).toEqual({
      version: coupon.version,
      values: { ...stored.values, percent: null, amount: 12.5, products: [] },
    });
  });

  it('joins what two people have changed, and asks where both have changed the same', async () => {
    let isLater = false;
    const theirs = {
      ...coupon,
      version: 'later',
      values: { ...coupon.values, percent: 15, minimum: 750, is_paused: true },
    };
    const { user, calls } = renderStaff({
      address: ofOne,
      answers: {
        getCoupon: () => (isLater ? theirs : coupon),
        saveCoupon: ({ json }) => {
          const { version } = json as { version: string };
          if (version === 'later') return theirs;
          isLater = true;
          return problem(409, 'Somebody else has changed this coupon meanwhile.');
        },
      },
    });
    const percent = await field('Percent');
    await user.clear(percent);
    await user.type(percent, '12');
    const once = screen.getByRole('checkbox', { name: 'Once per customer' });
    await user.click(once);
    const isOnce = !coupon.values.once_per_customer;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody else has saved this coupon' }),
    );
    const taken = dialog.getByText(/^Taken over from them: .*Paused/);
    expect(taken).toHaveTextContent(/Smallest sum/);
    expect(taken).not.toHaveTextContent(/Once per customer/);
    const both = within(dialog.getByRole('group', { name: 'Percent' }));
    expect(both.getByRole('radio', { name: 'Theirs 15' })).toBeVisible();
    await user.click(both.getByRole('radio', { name: 'Yours 12' }));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await field('Smallest sum')).toHaveValue('750.00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'saveCoupon')?.json).toEqual({
        version: 'later',
        values: { ...theirs.values, percent: 12, once_per_customer: isOnce },
      }),
    );
  });

  it('asks for all of a discount where somebody else has made it one of another kind', async () => {
    let isLater = false;
    const values = { ...coupon.values, percent: null, amount: 100 };
    const theirs = { ...coupon, version: 'later', values };
    const { user, calls } = renderStaff({
      address: ofOne,
      answers: {
        getCoupon: () => (isLater ? theirs : coupon),
        saveCoupon: ({ json }) => {
          if ((json as { version: string }).version === 'later') return theirs;
          isLater = true;
          return problem(409, 'Somebody else has changed this coupon meanwhile.');
        },
      },
    });
    const percent = await field('Percent');
    await user.clear(percent);
    await user.type(percent, '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody else has saved this coupon' }),
    );
    expect(dialog.queryByText(/^Taken over from them/)).toBeNull();
    for (const [name, mine] of [
      ['It takes off', /^Yours A percentage/],
      ['Percent', 'Yours 12'],
      ['Amount in rupees', /^Yours/],
    ] as const) {
      const choices = within(dialog.getByRole('group', { name }));
      await user.click(choices.getByRole('radio', { name: mine }));
    }
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'saveCoupon')?.json).toEqual({
        version: 'later',
        values: { ...coupon.values, percent: 12 },
      }),
    );
  });

  it('ends a coupon that orders have used, which cannot be deleted', async () => {
    const { user, calls } = renderStaff({ address: ofOne });
    await user.click(await screen.findByRole('button', { name: 'End now' }));
    expect(screen.queryByRole('button', { name: 'Delete', hidden: true })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'End GRAINS10 now?' }));
    await user.click(dialog.getByRole('button', { name: 'End now' }));
    expect(await screen.findByText('The coupon has ended.')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'endCoupon')).toBe(true);
  });

  it('deletes a coupon that no order has used', async () => {
    const { user, calls } = renderStaff({
      address: ofOne,
      answers: { getCoupon: { ...coupon, is_ordered: false } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete GRAINS10?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The coupon is deleted.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'deleteCoupon');
    expect(sent?.url.pathname).toBe('/api/staff/coupons/GRAINS10');
  });
});
