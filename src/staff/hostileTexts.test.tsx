import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../testing/renderStaff.tsx';
import examples from '../testing/staffExamples.gen.json' with { type: 'json' };

const HOSTILE =
  '<img src=x onerror="window.hacked=1">"><script>window.hacked=1;alert(1)</script>' +
  '<svg onload="window.hacked=1"><a href="javascript:window.hacked=1">{name}</a><iframe srcdoc="x">';

const TYPED = new Set([
  'address_1',
  'address_2',
  'city',
  'email',
  'firstname',
  'lastname',
  'message',
  'name',
  'note',
  'phone',
  'postcode',
  'shopper_note',
  'telephone',
  'text',
  'value',
  'zone',
]);

function poisoned<T extends object>(answer: T): T {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    TYPED.has(name) && typeof value === 'string' ? HOSTILE : value,
  ) as T;
}

const order = poisoned(examples.getStaffOrder.answer);

const answers = {
  searchOrders: poisoned(examples.searchOrders.answer),
  getStaffOrder: order,
  getPackingList: { has_more: false, sender: { name: HOSTILE, lines: [HOSTILE] }, orders: [order] },
  listReviews: poisoned(examples.listReviews.answer),
  listMessages: poisoned(examples.listMessages.answer),
  listCustomers: poisoned(examples.listCustomers.answer),
  getStaffCustomer: poisoned(examples.getStaffCustomer.answer),
  listMissedSearches: { searches: [{ term: HOSTILE, times: 2 }] },
};

describe("shoppers' input", () => {
  it.each([
    '/staff/orders',
    '/staff/orders?view=board',
    `/staff/orders/${order.number}`,
    `/staff/packing/list?number=${order.number}`,
    '/staff/packing/list?form=labels',
    '/staff/reviews',
    '/staff/reviews?view=published',
    '/staff/messages',
    '/staff/customers',
    '/staff/customers/7',
    '/staff/insight',
  ])('stays text at %s and runs no code [CONFLICT-33]', async (address) => {
    renderStaff({ address, answers });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.body.textContent).toContain(HOSTILE));
    expect(
      document.querySelectorAll(
        '[src="x"], [onerror], [onload], script, iframe, [href^="javascript:"]',
      ),
    ).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window).not.toHaveProperty('hacked');
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      expect(link.getAttribute('href')).not.toMatch(/[<>"?]/);
    }
  });
});
