import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/coupons';
const coupon = examples.getCoupon.answer;
const ofOne = `${address}/${coupon.code}`;
const field = (label: string) => screen.findByLabelText((text) => text.startsWith(label));

describe('coupon list', () => {
  it('shows discount, conditions, dates and number of uses', async () => {
    renderStaff({ address });
    await screen.findByRole('link', { name: 'GRAINS10' });
    const row = screen.getAllByRole('listitem').find((it) => it.textContent.includes('GRAINS10'));
    expect(row).toHaveTextContent(
      'GRAINS10Active10 % off · min. order ₹ 300.00/- · 1 product · 1 collection',
    );
    expect(row).toHaveTextContent('From 21 Nov 2026, 12:00 am until 21 Dec 2026, 12:00 am');
    expect(row).toHaveTextContent('Used 7 of 100 times');
    expect(screen.getByText('Used 50 of 50 times')).toBeVisible();
  });

  it('filters by state and code', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Limit reached' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('state')).toBe('used_up'));
    await user.type(screen.getByLabelText('Search by code'), 'harv');
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('text')).toBe('harv'));
  });

  it('is not in the menu of a role without permission', async () => {
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

describe('coupon form', () => {
  it("adds a coupon with dates in the shop's time zone and selected products", async () => {
    const { user, calls } = renderStaff({ address: '/staff/new-coupon' });
    await user.type(await field('Code'), 'rice20');
    await user.type(await field('Discount (%)'), '20');
    fireEvent.change(await field('Starts'), { target: { value: '2026-12-01T00:00' } });
    await user.type(await field('Total usage limit'), '50');
    await user.click(screen.getByRole('checkbox', { name: 'Limit to one use per customer' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Grains' }));
    await user.type(screen.getByLabelText('Search products'), 'rice');
    await user.click(await screen.findByRole('button', { name: 'Add Brown rice' }));
    await user.click(screen.getByRole('button', { name: 'Create coupon' }));
    expect(await screen.findByText('Coupon created')).toBeVisible();
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

  it('shows invalid fields and sends nothing', async () => {
    const { user, calls } = renderStaff({ address: '/staff/new-coupon' });
    await user.type(await field('Discount (%)'), '101');
    fireEvent.change(await field('Starts'), { target: { value: '2026-12-01T00:00' } });
    fireEvent.change(await field('Ends'), { target: { value: '2026-12-01T00:00' } });
    await user.click(screen.getByRole('button', { name: 'Create coupon' }));
    expect(await screen.findByText('Enter a whole number from 1 to 100')).toBeVisible();
    expect(screen.getByText('The end date must be after the start date')).toBeVisible();
    expect(await field('Code')).toHaveFocus();
    expect(calls.some(({ operation }) => operation === 'addCoupon')).toBe(false);
  });

  it('shows a rejected code and keeps the form values over a reload', async () => {
    const { user, unmount } = renderStaff({
      address: '/staff/new-coupon',
      answers: {
        addCoupon: () =>
          problem(422, 'Check the highlighted fields.', {
            code: 'The coupon RICE20 already exists.',
          }),
      },
    });
    await user.type(await field('Code'), 'rice20');
    await user.type(await field('Discount (%)'), '20');
    await user.click(screen.getByRole('button', { name: 'Create coupon' }));
    expect(await screen.findByText('The coupon RICE20 already exists.')).toBeVisible();
    unmount();
    renderStaff({ address: '/staff/new-coupon' });
    await waitFor(async () => expect(await field('Code')).toHaveValue('rice20'));
  });

  it('saves the changes and keeps the seconds of an unedited time', async () => {
    const stored = { ...coupon, values: { ...coupon.values, ends: '2026-12-20T18:30:42.123Z' } };
    const { user, calls } = renderStaff({ address: ofOne, answers: { getCoupon: stored } });
    expect(await field('Ends')).toHaveValue('2026-12-21T00:00');
    await user.selectOptions(await field('Discount type'), 'Fixed amount');
    await user.type(await field('Discount amount'), '12,50');
    await user.click(screen.getByRole('button', { name: /^Remove Cold-pressed/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Coupon saved')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'saveCoupon')?.json).toEqual({
      version: coupon.version,
      values: { ...stored.values, percent: null, amount: 12.5, products: [] },
    });
  });

  it('merges concurrent changes and asks about conflicts', async () => {
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
          return problem(409, 'Someone else has edited this coupon.');
        },
      },
    });
    const percent = await field('Discount (%)');
    await user.clear(percent);
    await user.type(percent, '12');
    const once = screen.getByRole('checkbox', { name: 'Limit to one use per customer' });
    await user.click(once);
    const isOnce = !coupon.values.once_per_customer;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else has edited this coupon' }),
    );
    const taken = dialog.getByText(/^Updated by them: .*Paused/);
    expect(taken).toHaveTextContent(/Minimum order value/);
    expect(taken).not.toHaveTextContent(/Limit to one use per customer/);
    const both = within(dialog.getByRole('group', { name: 'Discount (%)' }));
    expect(both.getByRole('radio', { name: 'Theirs 15' })).toBeVisible();
    await user.click(both.getByRole('radio', { name: 'Yours 12' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await field('Minimum order value')).toHaveValue('750.00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'saveCoupon')?.json).toEqual({
        version: 'later',
        values: { ...theirs.values, percent: 12, once_per_customer: isOnce },
      }),
    );
  });

  it('treats the discount fields as one conflict when the kind has changed', async () => {
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
          return problem(409, 'Someone else has edited this coupon.');
        },
      },
    });
    const percent = await field('Discount (%)');
    await user.clear(percent);
    await user.type(percent, '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else has edited this coupon' }),
    );
    expect(dialog.queryByText(/^Updated by them/)).toBeNull();
    for (const [name, mine] of [
      ['Discount type', /^Yours Percentage/],
      ['Discount (%)', 'Yours 12'],
      ['Discount amount', /^Yours/],
    ] as const) {
      const choices = within(dialog.getByRole('group', { name }));
      await user.click(choices.getByRole('radio', { name: mine }));
    }
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'saveCoupon')?.json).toEqual({
        version: 'later',
        values: { ...coupon.values, percent: 12 },
      }),
    );
  });

  it('ends a used coupon, which cannot be deleted', async () => {
    const { user, calls } = renderStaff({ address: ofOne });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(screen.queryByRole('button', { name: 'Delete', hidden: true })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate GRAINS10?' }));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Coupon deactivated')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'endCoupon')).toBe(true);
  });

  it('deletes an unused coupon', async () => {
    const { user, calls } = renderStaff({
      address: ofOne,
      answers: { getCoupon: { ...coupon, is_ordered: false } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete GRAINS10?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Coupon deleted')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'deleteCoupon');
    expect(sent?.url.pathname).toBe('/api/staff/coupons/GRAINS10');
  });
});
