import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const order = examples.getStaffOrder.answer;

describe('the customer of an order', () => {
  it.each([
    ['en', 'English'],
    ['fr', 'French'],
  ])('is said to write in a language by its name: %s', async (language, name) => {
    renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: { getStaffOrder: { ...order, language } },
    });
    expect(await screen.findByText(`Customer with an account; writes in ${name}`)).toBeVisible();
  });
});

describe('the slot of an order', () => {
  const open = { ...order, status: 'placed' as const };
  const { slots } = examples.listOrderSlots.answer;

  it('is changed to another one; one that is full meanwhile is said, and the others are asked for anew', async () => {
    const full = 'This slot is full or not offered any more. Please choose another one.';
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
    await user.click(await screen.findByRole('button', { name: 'Change slot' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change slot' }));
    const field = await dialog.findByRole('combobox', { name: 'Slot' });
    await user.click(dialog.getByRole('button', { name: 'Change the slot' }));
    expect(await dialog.findByText('Please fill this in.')).toBeVisible();
    await user.selectOptions(field, '12');
    await user.click(dialog.getByRole('button', { name: 'Change the slot' }));
    expect(await dialog.findByText(full)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('option', { name: /room for 20/ })).toBeVisible());
    await user.selectOptions(field, '13');
    await user.click(dialog.getByRole('button', { name: 'Change the slot' }));
    expect(await screen.findByText('The order comes in the new slot.')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'changeOrderSlot');
    expect(sent.map(({ json }) => json)).toEqual([{ slot_id: '12' }, { slot_id: '13' }]);
  });

  it('is not there to be changed once the order is on its way, or without a slot', async () => {
    renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: { getStaffOrder: { ...open, slot_starts: null, slot_ends: null } },
    });
    expect(await screen.findByText(/^Customer with an account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change slot' })).toBeNull();
  });
});
