import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../../testing/fakeBackend.ts';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const FAILED = 'This could not be loaded.';

/** A list, a row of it, and a filter of it that is chosen. */
interface List {
  readonly address: string;
  readonly operation: keyof typeof examples;
  readonly row: RegExp;
  readonly filter: { readonly name: string; readonly option: string };
}

const LISTS: readonly List[] = [
  {
    address: '/staff/orders',
    operation: 'searchOrders',
    row: /RR-7K2M9X/,
    filter: { name: 'Payment', option: 'Paid' },
  },
  {
    address: '/staff/products',
    operation: 'searchStaffProducts',
    row: /Brown rice/,
    filter: { name: 'Stock', option: 'Low (5 or fewer)' },
  },
  {
    address: '/staff/coupons',
    operation: 'listCoupons',
    row: /GRAINS10/,
    filter: { name: 'State', option: 'Ended' },
  },
];

// Cards are the same lists, and quicker to draw than a grid.
const { matchMedia } = window;
beforeAll(() => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
});
afterAll(() => {
  window.matchMedia = matchMedia;
});

describe.each(LISTS)('the list at $address', ({ address, operation, row, filter }) => {
  it('does not show the rows of another filter where those asked for cannot be read', async () => {
    const { answer } = examples[operation] as { answer: Answer };
    let isBroken = false;
    const { user } = renderStaff({
      address,
      answers: { [operation]: () => (isBroken ? problem(500, 'Out of order.') : answer) },
    });
    expect((await screen.findAllByText(row))[0]).toBeVisible();
    isBroken = true;
    await user.click(screen.getByRole('combobox', { name: filter.name }));
    await user.click(within(screen.getByRole('listbox')).getByText(filter.option));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.queryByText(row)).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText(row))[0]).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  });
});

describe('filters', () => {
  it('show what they filter by where they do not know it', async () => {
    renderStaff({ address: '/staff/products?collection=spices-of-old' });
    expect(await screen.findByRole('combobox', { name: 'Collection' })).toHaveTextContent(
      'spices-of-old',
    );
  });

  it('keep the blank before the next word where the typing pauses there', async () => {
    const { user, calls } = renderStaff({ address: '/staff/orders' });
    const asked = () =>
      calls.findLast(({ operation }) => operation === 'searchOrders')?.url.searchParams.get('text');
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'brown ');
    await waitFor(() => expect(asked()).toBe('brown'));
    await user.type(field, 'rice');
    await waitFor(() => expect(asked()).toBe('brown rice'));
    expect(field).toHaveValue('brown rice');
  });

  it('narrow the orders down to a day of delivery', async () => {
    const { user, calls } = renderStaff({ address: '/staff/orders' });
    await user.type(await screen.findByLabelText('Day of delivery'), '2026-11-25');
    await waitFor(() => {
      const asked = calls.filter((call) => call.operation === 'searchOrders');
      expect(asked.at(-1)?.url.searchParams.get('day')).toBe('2026-11-25');
    });
  });
});

describe('another language', () => {
  it('is what an open order is asked for in again', async () => {
    const { number } = examples.getStaffOrder.answer;
    const { user, calls } = renderStaff({ address: `/staff/orders/${number}` });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(number);
    await user.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => {
      const asked = calls.filter(({ operation }) => operation === 'getStaffOrder');
      expect(asked.at(-1)?.headers.get('Accept-Language')).toBe('fr');
    });
  });
});

describe('the list of orders on a phone', () => {
  it('is put into another order', async () => {
    const { user, calls } = renderStaff({ address: '/staff/orders' });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Order' }),
      'Earliest delivery first',
    );
    await waitFor(() => {
      const asked = calls.filter((call) => call.operation === 'searchOrders').at(-1);
      expect(asked?.url.searchParams.get('sort')).toBe('slot');
      expect(asked?.url.searchParams.get('direction')).toBe('asc');
    });
  });
});
