import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../../testing/fakeBackend.ts';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const FAILED = 'Couldn’t load this. Try again.';

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
    row: /#1042/,
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
    filter: { name: 'Status', option: 'Ended' },
  },
];

// Cards show the same lists and render faster than a grid.
const { matchMedia } = window;
beforeAll(() => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
});
afterAll(() => {
  window.matchMedia = matchMedia;
});

describe.each(LISTS)('list at $address', ({ address, operation, row, filter }) => {
  it('hides rows of the previous filter if the new ones fail to load', async () => {
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
  it('show an unknown value as it is', async () => {
    renderStaff({ address: '/staff/products?collection=spices-of-old' });
    expect(await screen.findByRole('combobox', { name: 'Collection' })).toHaveTextContent(
      'spices-of-old',
    );
  });

  it('keep the space before the next word after a pause in typing', async () => {
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

  it('filter orders by day of delivery', async () => {
    const { user, calls } = renderStaff({ address: '/staff/orders' });
    await user.type(await screen.findByLabelText('Delivery date'), '2026-11-25');
    await waitFor(() => {
      const asked = calls.filter((call) => call.operation === 'searchOrders');
      expect(asked.at(-1)?.url.searchParams.get('day')).toBe('2026-11-25');
    });
  });
});

describe('language change', () => {
  it('refetches the open order', async () => {
    const { number, short_number: short } = examples.getStaffOrder.answer;
    const { user, calls } = renderStaff({ address: `/staff/orders/${number}` });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`#${short}`);
    await user.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => {
      const asked = calls.filter(({ operation }) => operation === 'getStaffOrder');
      expect(asked.at(-1)?.headers.get('Accept-Language')).toBe('fr');
    });
  });
});

describe('order list on a phone', () => {
  it('changes the sort order', async () => {
    const { user, calls } = renderStaff({ address: '/staff/orders' });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'Delivery: earliest first',
    );
    await waitFor(() => {
      const asked = calls.filter((call) => call.operation === 'searchOrders').at(-1);
      expect(asked?.url.searchParams.get('sort')).toBe('slot');
      expect(asked?.url.searchParams.get('direction')).toBe('asc');
    });
  });
});
