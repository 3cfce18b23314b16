import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const order = examples.getStaffOrder.answer;

describe('order customer', () => {
  it.each([
    ['en', 'English'],
    ['fr', 'French'],
  ])("names the customer's language: %s", async (language, name) => {
    renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: { getStaffOrder: { ...order, language } },
    });
    expect(await screen.findByText(`Customer with an account · prefers ${name}`)).toBeVisible();
  });
});

describe('order slot', () => {
  const open = { ...order, status: 'placed' as const };
  const { slots } = examples.listOrderSlots.answer;

  it('changes the slot; a full one shows an error and refetches the others', async () => {
    const full = 'This time slot is full or no longer available. Choose another one.';
    let left = slots;
    const { user, calls } = renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: {
        getStaffOrder: open,
        listOrderSlots: () => ({ slots: left }),
        changeOrderSlot: ({ json }) => {
          if ((json as { slot_id: string }).slot_id !== '12') return open;
          left = slots.slice(1);
          return problem(409, full);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change delivery time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change delivery time' }));
    const field = await dialog.findByRole('combobox', { name: 'Delivery slot' });
    await user.click(dialog.getByRole('button', { name: 'Change time' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    await user.selectOptions(field, '12');
    await user.click(dialog.getByRole('button', { name: 'Change time' }));
    expect(await dialog.findByText(full)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('option', { name: /20 left/ })).toBeVisible());
    await user.selectOptions(field, '13');
    await user.click(dialog.getByRole('button', { name: 'Change time' }));
    expect(await screen.findByText('Delivery time changed')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'changeOrderSlot');
    expect(sent.map(({ json }) => json)).toEqual([{ slot_id: '12' }, { slot_id: '13' }]);
  });

  it.each([
    ['without a slot', { ...open, slot_starts: null, slot_ends: null }],
    ['once the order is on its way', { ...open, status: 'dispatched' as const }],
  ])('hides the change button %s', async (_when, shown) => {
    renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: { getStaffOrder: shown },
    });
    expect(await screen.findByText(/^Customer with an account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change delivery time' })).toBeNull();
  });
});

describe('order address', () => {
  const open = { ...order, status: 'placed' as const };

  it('corrects the address within its region and keeps rejected input', async () => {
    let isRefused = true;
    const { user, calls } = renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: {
        getStaffOrder: open,
        changeOrderAddress: () =>
          isRefused
            ? problem(422, 'Check the highlighted fields.', { postcode: 'Six digits, please.' })
            : open,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    expect(dialog.getByText(/^Only addresses in Karnataka, India/)).toBeVisible();
    const street = dialog.getByLabelText('Street address');
    await user.clear(street);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    await user.type(street, '14 Church Street');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Six digits, please.')).toBeVisible();
    expect(street).toHaveValue('14 Church Street');
    isRefused = false;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.findLast(({ operation }) => operation === 'changeOrderAddress')?.json).toEqual({
      address_1: '14 Church Street',
    });
  });
});
