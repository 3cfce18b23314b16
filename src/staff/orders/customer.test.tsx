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

  it.each([
    ['without a slot', { ...open, slot_starts: null, slot_ends: null }],
    ['once the order is on its way', { ...open, status: 'dispatched' as const }],
  ])('is not there to be changed %s', async (_when, shown) => {
    renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: { getStaffOrder: shown },
    });
    expect(await screen.findByText(/^Customer with an account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change slot' })).toBeNull();
  });
});

describe('the address of an order', () => {
  const open = { ...order, status: 'placed' as const };

  it('is corrected within its region, and what is refused stays typed', async () => {
    let isRefused = true;
    const { user, calls } = renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: {
        getStaffOrder: open,
        changeOrderAddress: () =>
          isRefused
            ? problem(422, 'Please look at it.', { postcode: 'Six digits, please.' })
            : open,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Correct address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct address' }));
    expect(dialog.getByText(/^The order stays in Karnataka, India/)).toBeVisible();
    const street = dialog.getByLabelText('Street and number');
    await user.clear(street);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please fill this in.')).toBeVisible();
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
