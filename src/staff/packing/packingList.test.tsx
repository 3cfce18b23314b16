import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/packing/list?slot_id=12';
const order = examples.getStaffOrder.answer;
const { sender } = examples.getPackingList.answer;
const [rice, turmeric] = order.lines;
const orders = [
  order,
  {
    ...order,
    number: 'RR-3QW8TZ',
    short_number: '1043',
    lines: [
      { ...turmeric, id: '51', quantity: 4, packed_quantity: 3 },
      { ...rice, id: '52', quantity: 1, packed_quantity: 1, replaces: '51' },
    ],
  },
];

describe('packing list', () => {
  it('starts with the total of each product for all orders, by name', async () => {
    renderStaff({ address, answers: { getPackingList: { has_more: false, sender, orders } } });
    const table = within(await screen.findByRole('table', { name: 'Pick list for 2 orders' }));
    const rows = table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(rows.slice(1)).toEqual([
      ['2', 'Basmati rice, 1 kg', '2'],
      ['7', 'Turmeric', '3'],
    ]);
    expect(screen.queryByText(/oldest orders/)).toBeNull();
  });

  it('omits the totals for a single order', async () => {
    renderStaff({
      address,
      answers: { getPackingList: { has_more: false, sender, orders: [order] } },
    });
    await screen.findByRole('article', { name: '#1042' });
    expect(screen.queryByText(/Pick list for/)).toBeNull();
  });

  const money = [
    { ...order, lines: [rice] },
    {
      ...order,
      number: 'RR-3QW8TZ',
      short_number: '1043',
      status: 'packed',
      to_collect_text: '₹ 745.00/-',
      lines: [rice],
    },
    { ...order, number: 'RR-9HB4LC', short_number: '1044', is_unpaid: true, lines: [rice] },
  ];

  it.each(['sheets', 'labels'])(
    'marks unpaid orders on %s and shows the amount to collect at the door',
    async (form) => {
      renderStaff({
        address: `${address}&form=${form}`,
        answers: { getPackingList: { has_more: false, sender, orders: money } },
      });
      const paper = async (name: string) => within(await screen.findByRole('article', { name }));
      const [paid, atDoor, unpaid] = await Promise.all(['#1042', '#1043', '#1044'].map(paper));
      expect(paid?.queryByText(/Cash to collect|Unpaid/)).toBeNull();
      expect(atDoor?.getByText('Cash to collect: ₹ 745.00/-')).toBeVisible();
      expect(unpaid?.getByText('Unpaid: don’t pack')).toBeVisible();
    },
  );

  it('says that the amount to collect may decrease while the box is open', async () => {
    const open = { ...order, status: 'placed', to_collect_text: '₹ 745.00/-', lines: [rice] };
    renderStaff({
      address,
      answers: { getPackingList: { has_more: false, sender, orders: [open] } },
    });
    expect(await screen.findByText('Cash to collect: up to ₹ 745.00/-')).toBeVisible();
  });

  it('leaves unpaid orders out of the totals', async () => {
    renderStaff({
      address,
      answers: { getPackingList: { has_more: false, sender, orders: money } },
    });
    const table = within(await screen.findByRole('table', { name: 'Pick list for 2 orders' }));
    expect(table.getByRole('row', { name: /Basmati rice/ })).toHaveTextContent(/^4Basmati/);
  });

  it("prints recipient, sender, shopper's note and a QR code on a label", async () => {
    const noted = { ...order, shopper_note: 'Leave it with the neighbour' };
    renderStaff({
      address: `${address}&form=labels`,
      answers: { getPackingList: { has_more: false, sender, orders: [noted] } },
    });
    const label = within(await screen.findByRole('article', { name: '#1042' }));
    expect(label.getByText(order.address.telephone)).toBeVisible();
    expect(label.getByText('From: Ridge & Root, 4 Mill Road, 560001 Bengaluru')).toBeVisible();
    expect(label.getByText(/Leave it with the neighbour/)).toBeVisible();
    expect(screen.getByRole('article').querySelector('svg path')).toBeInTheDocument();
  });

  it('shows the substitution choice once, as a column', async () => {
    renderStaff({
      address,
      answers: { getPackingList: { has_more: false, sender, orders: [order] } },
    });
    expect(await screen.findByRole('columnheader', { name: 'If unavailable' })).toBeVisible();
    expect(
      screen.getAllByRole('cell', { name: /^(call customer|leave out|substitute)$/ }).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByText(/^If unavailable: /)).toBeNull();
  });

  it('says if some orders are missing', async () => {
    renderStaff({ address, answers: { getPackingList: { has_more: true, sender, orders } } });
    expect(await screen.findByText(/Only the 2 oldest orders are shown/)).toBeVisible();
  });
});
