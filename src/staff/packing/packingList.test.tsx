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
    lines: [
      { ...turmeric, id: '51', quantity: 4, packed_quantity: 3 },
      { ...rice, id: '52', quantity: 1, packed_quantity: 1, replaces: '51' },
    ],
  },
];

describe('the list to pack by', () => {
  it('begins with how many of each product all orders need, by name', async () => {
    renderStaff({ address, answers: { getPackingList: { has_more: false, sender, orders } } });
    const table = within(await screen.findByRole('table', { name: 'To fetch for 2 orders' }));
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

  it('needs no such total for one order', async () => {
    renderStaff({
      address,
      answers: { getPackingList: { has_more: false, sender, orders: [order] } },
    });
    await screen.findByRole('article', { name: order.number });
    expect(screen.queryByText(/To fetch for/)).toBeNull();
  });

  const money = [
    { ...order, lines: [rice] },
    {
      ...order,
      number: 'RR-3QW8TZ',
      status: 'packed',
      to_collect_text: '₹ 745.00/-',
      lines: [rice],
    },
    { ...order, number: 'RR-9HB4LC', is_unpaid: true, lines: [rice] },
  ];

  it.each(['sheets', 'labels'])(
    'marks on %s what is not paid yet, and says what is to be collected at the door',
    async (form) => {
      renderStaff({
        address: `${address}&form=${form}`,
        answers: { getPackingList: { has_more: false, sender, orders: money } },
      });
      const paper = async (number: string) =>
        within(await screen.findByRole('article', { name: number }));
      const [paid, atDoor, unpaid] = await Promise.all(money.map(({ number }) => paper(number)));
      expect(paid?.queryByText(/To collect|Not paid/)).toBeNull();
      expect(atDoor?.getByText('To collect: ₹ 745.00/-')).toBeVisible();
      expect(unpaid?.getByText('Not paid yet: do not pack')).toBeVisible();
    },
  );

  it('says that less may be to collect while the box is open', async () => {
    const open = { ...order, status: 'placed', to_collect_text: '₹ 745.00/-', lines: [rice] };
    renderStaff({
      address,
      answers: { getPackingList: { has_more: false, sender, orders: [open] } },
    });
    expect(
      await screen.findByText('To collect: at most ₹ 745.00/-, less for what is missing'),
    ).toBeVisible();
  });

  it('fetches nothing for what is not paid yet', async () => {
    renderStaff({
      address,
      answers: { getPackingList: { has_more: false, sender, orders: money } },
    });
    const table = within(await screen.findByRole('table', { name: 'To fetch for 2 orders' }));
    expect(table.getByRole('row', { name: /Basmati rice/ })).toHaveTextContent(/^4Basmati/);
  });

  it('has on a label who gets the box and from whom, what they say of it, and a code to scan', async () => {
    const noted = { ...order, shopper_note: 'Leave it with the neighbour' };
    renderStaff({
      address: `${address}&form=labels`,
      answers: { getPackingList: { has_more: false, sender, orders: [noted] } },
    });
    const label = within(await screen.findByRole('article', { name: order.number }));
    expect(label.getByText(order.address.telephone)).toBeVisible();
    expect(label.getByText('From: Ridge & Root, 4 Mill Road, 560001 Bengaluru')).toBeVisible();
    expect(label.getByText(/Leave it with the neighbour/)).toBeVisible();
    expect(screen.getByRole('article').querySelector('svg path')).toBeInTheDocument();
  });

  it('says once what is asked of goods that are short', async () => {
    renderStaff({
      address,
      answers: { getPackingList: { has_more: false, sender, orders: [order] } },
    });
    expect(await screen.findByRole('columnheader', { name: 'If short' })).toBeVisible();
    expect(
      screen.getAllByRole('cell', { name: /^(ask first|leave it out|something similar)$/ }).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByText(/^If short: /)).toBeNull();
  });

  it('says where it has not all of them', async () => {
    renderStaff({ address, answers: { getPackingList: { has_more: true, sender, orders } } });
    expect(await screen.findByText(/Only the 2 oldest orders are here/)).toBeVisible();
  });
});
