import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../testing/renderStaff.tsx';
import examples from '../testing/staffExamples.gen.json' with { type: 'json' };

const HOSTILE =
  '<img src=x onerror="window.hacked=1">"><script>window.hacked=1;alert(1)</script>' +
  '<svg onload="window.hacked=1"><a href="javascript:window.hacked=1">{name}</a><iframe srcdoc="x">';

/** What shoppers type, by the name that the counter's calls have for it. */
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

/** An answer in which everything that a shopper may have typed is hostile. */
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
  listMissedSearches: { searches: [{ term: HOSTILE, times: 2 }] },
};

describe('what shoppers type', () => {
  it.each([
    '/staff/orders',
    '/staff/orders?view=board',
    `/staff/orders/${order.number}`,
    `/staff/packing/list?number=${order.number}`,
    '/staff/packing/list?form=labels',
    '/staff/reviews',
    '/staff/reviews?view=published',
    '/staff/messages',
    '/staff/insight',
  ])('CONFLICT-33 stays text at %s, and runs nothing', async (address) => {
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
