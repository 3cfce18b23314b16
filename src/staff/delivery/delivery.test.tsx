import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/delivery';
const { permissions, ...session } = examples.getStaffSession.answer;

describe('staff delivery', () => {
  it('shows how full each slot is and closes one', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText(/12 of 20 booked/)).toBeVisible();
    expect(await screen.findByText('Full')).toBeVisible();
    const [close] = screen.getAllByRole('button', { name: /^Close Home delivery/ });
    if (close) await user.click(close);
    expect(await screen.findByText('Time slot closed. Existing orders keep it.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'changeDeliverySlot');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/delivery/slots/41',
      { is_closed: true },
    ]);
  });

  it('does not offer to open a slot whose window or method was removed', async () => {
    const { slots } = examples.listDeliverySlots.answer;
    const answer = { slots: slots.map((slot) => ({ ...slot, is_offered: false })) };
    renderStaff({ address, answers: { listDeliverySlots: answer } });
    expect(await screen.findAllByText('Past cut-off')).toHaveLength(slots.length);
    expect(screen.queryByRole('button', { name: /^(Reopen|Close) Home delivery/ })).toBeNull();
    expect(screen.queryByText('Full')).toBeNull();
  });

  it('closes a day and reopens another', async () => {
    const { user, calls } = renderStaff({ address });
    await user.type(await screen.findByLabelText('Date'), '2026-12-26');
    await user.click(screen.getByRole('button', { name: 'Add closed day' }));
    expect(
      await screen.findByText(/^Day closed\. Existing orders keep their time slot\./),
    ).toBeVisible();
    expect(screen.getByText('2 orders are scheduled for this day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Reopen .*25/ }));
    expect(await screen.findByText('Day reopened')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'setClosedDay');
    expect(sent.map(({ url, json }) => [url.pathname, json])).toEqual([
      ['/api/staff/delivery/closed-days/2026-12-26', { is_closed: true }],
      ['/api/staff/delivery/closed-days/2026-12-25', { is_closed: false }],
    ]);
  });

  it("shows why a day can't be closed and keeps the form value", async () => {
    const text = 'Choose a date from today to a year from now.';
    const { user } = renderStaff({
      address,
      answers: {
        setClosedDay: () => problem(422, 'Check the highlighted fields.', { day: text }),
      },
    });
    const field = await screen.findByLabelText('Date');
    await user.type(field, '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Add closed day' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveValue('2020-01-01');
  });

  it("shows at the field why the capacity can't be reduced and keeps the form value", async () => {
    const text = 'This slot already has 12 orders. Enter 12 or more.';
    const { user } = renderStaff({
      address,
      answers: {
        changeDeliverySlot: () => problem(422, 'Check the highlighted fields.', { capacity: text }),
      },
    });
    const [button] = await screen.findAllByRole('button', { name: /^Edit capacity: / });
    if (button) await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Orders per slot');
    await user.clear(field);
    await user.type(field, '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(field).toHaveValue('5');
  });

  it('sends the complete delivery method with its base version', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('link', { name: 'Home delivery' }));
    const price = await screen.findByLabelText('Price');
    await user.clear(price);
    await user.type(price, '59,5');
    await user.click(screen.getByRole('button', { name: 'Remove Time slot 2' }));
    await user.click(screen.getByRole('button', { name: 'Sun' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Delivery method saved')).toBeVisible();
    const [stored] = examples.listStaffDeliveryMethods.answer.methods;
    const [window] = stored?.values.windows ?? [];
    expect(calls.find(({ operation }) => operation === 'saveDeliveryMethod')?.json).toEqual({
      version: 3,
      values: {
        ...stored?.values,
        price: 59.5,
        windows: [{ ...window, weekdays: [1, 2, 3, 4, 5, 6] }],
      },
    });
  });

  it('merges concurrent changes and asks about conflicts', async () => {
    const before = examples.listStaffDeliveryMethods.answer;
    const [first] = before.methods;
    if (!first) throw new Error('The example has a way of delivery.');
    const theirs = {
      ...first.values,
      price: 65,
      days_ahead: 3,
      windows: [],
      zone_ids: ['IN-KA', 'IN-KL'],
    };
    let isLater = false;
    const { user, calls } = renderStaff({
      address: `${address}/${first.method_id}`,
      answers: {
        listStaffDeliveryMethods: () =>
          isLater ? { ...before, methods: [{ ...first, version: 4, values: theirs }] } : before,
        saveDeliveryMethod: ({ json }) => {
          if ((json as { version: number }).version === 4) return first;
          isLater = true;
          return problem(409, 'Someone else has changed this delivery method.');
        },
      },
    });
    const price = await screen.findByLabelText('Price');
    await user.clear(price);
    await user.type(price, '59');
    await user.click(screen.getAllByRole('button', { name: 'Sun' })[0] as HTMLElement);
    await user.type(screen.getByLabelText(/^Regions/), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else has edited this delivery method' }),
    );
    expect(
      dialog.getByText(/^Updated by them: How far ahead customers can book \(days\)/),
    ).toBeVisible();
    expect(price).toHaveValue('59');
    await user.click(
      within(dialog.getByRole('group', { name: 'Price' })).getByRole('radio', {
        name: 'Yours 59',
      }),
    );
    const regions = within(dialog.getByRole('group', { name: /^Regions/ }));
    await user.click(regions.getByRole('radio', { name: 'Theirs Karnataka, Kerala' }));
    const windows = within(dialog.getByRole('group', { name: 'Weekly time slots' }));
    expect(windows.getByRole('radio', { name: /^Yours Mon .*–/ })).toBeVisible();
    await user.click(windows.getByRole('radio', { name: 'Theirs (nothing)' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'saveDeliveryMethod')?.json).toEqual({
        version: 4,
        values: { ...theirs, price: 59 },
      }),
    );
  });

  it('validates a new delivery method before sending', async () => {
    const { user, calls } = renderStaff({ address: `${address}/new` });
    await user.click(await screen.findByRole('button', { name: 'Add time slot' }));
    const hours = screen.getByLabelText('Until');
    await user.clear(hours);
    await user.type(hours, '08:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        /^Each time slot needs at least one day and an end time after its start time/,
      ),
    ).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'addDeliveryMethod')).toBe(false);
    await user.type(screen.getByLabelText('Name (English)'), 'Bike courier');
    await user.type(screen.getByLabelText('Price'), '20');
    await user.type(screen.getByLabelText('Countries'), 'Ind');
    await user.click(await screen.findByRole('option', { name: 'India' }));
    await user.clear(hours);
    await user.type(hours, '18:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'addDeliveryMethod')?.json).toMatchObject({
        name: { en: 'Bike courier', fr: '' },
        price: 20,
        country_ids: ['IN'],
        windows: [{ id: null, starts: '09:00', ends: '18:00' }],
      }),
    );
  });

  it('is not in the menu of a role without permission', async () => {
    renderStaff({
      answers: {
        getStaffSession: {
          ...session,
          permissions: permissions.filter((name) => name !== 'delivery.manage'),
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Orders' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Delivery' })).toBeNull();
  });
});
