import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const order = examples.getStaffOrder.answer;
const address = `/staff/orders/${order.number}`;
const packed = { ...order, status: 'packed', next: ['dispatched', 'cancelled'] };

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Orders',
  component: StaffApp,
  parameters: {
    draws: [
      'OrdersScreen',
      'OrderList',
      'OrderGrid',
      'OrderFilterBar',
      'OrderSortSelect',
      'FilterDay',
      'OrderBoard',
      'OrderCard',
      'OrderCards',
      'OrderScreen',
      'LoadState',
      'OrderActions',
      'PackingPanel',
      'PackingLine',
      'WeighField',
      'CustomerPanel',
      'MoneyPanel',
      'MoneyMoves',
      'NotesPanel',
      'TimelinePanel',
      'OrderDialogs',
      'RefundDialog',
      'CancelDialog',
      'ReplaceDialog',
      'SlotDialog',
      'LatePaymentDialog',
      'AddressDialog',
      'StaffApp',
      'StaffProviders',
      'StaffFrame',
      'SkipLink',
      'StaffMenu',
      'MenuList',
      'ShopLogo',
      'ToastBar',
      'NetworkBanner',
      'PageHeader',
      'Panel',
      'Mark',
      'StatusMark',
      'PaymentMark',
    ],
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const List: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Board: Story = {
  parameters: { staff: { address: '/staff/orders?view=board' } },
};

export const Empty: Story = {
  parameters: { staff: { answers: { searchOrders: { total: 0, orders: [] } } } },
};

export const Failed: Story = {
  parameters: {
    staff: { answers: { searchOrders: () => Promise.reject(new TypeError('Failed to fetch')) } },
  },
};

export const Packing: Story = { parameters: { staff: { address } } };

export const Weighing: Story = {
  parameters: {
    staff: {
      address,
      answers: {
        getStaffOrder: {
          ...order,
          lines: order.lines.map((line) => ({ ...line, weight_step: 250 })),
        },
      },
    },
  },
};

export const PackingOnAPhone: Story = {
  parameters: { staff: { address } },
  globals: { viewport: { value: 'phone' } },
};

export const Packed: Story = {
  parameters: { staff: { address, answers: { getStaffOrder: packed } } },
};

export const Told: Story = {
  parameters: {
    staff: { address, answers: { getStaffOrder: { ...order, can_confirm_payment: true } } },
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Mark as paid|Marquer comme payée)$/ }),
    );
    await screen.findByText(/^(Marked as paid|Commande marquée comme payée)/);
  },
};

export const Unknown: Story = {
  parameters: {
    staff: { address, answers: { getStaffOrder: () => new Response('{}', { status: 404 }) } },
  },
};

export const Refunding: Story = {
  parameters: { staff: { address } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Refund|Rembourser)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Cancelling: Story = {
  parameters: { staff: { address } },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Cancel order|Annuler la commande)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

export const ChangingSlot: Story = {
  parameters: { staff: { address, answers: { getStaffOrder: { ...order, status: 'placed' } } } },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Change delivery time|Changer de créneau)$/ }),
    );
    await screen.findByRole('combobox', { name: /^(Delivery slot|Créneau de livraison)/ });
  },
};

export const CorrectingAddress: Story = {
  parameters: { staff: { address, answers: { getStaffOrder: { ...order, status: 'placed' } } } },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Edit address|Modifier l’adresse)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

export const LateMoney: Story = {
  parameters: {
    staff: {
      address,
      answers: {
        getStaffOrder: { ...order, status: 'cancelled', next: [], can_confirm_payment: true },
      },
    },
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: /^(Record late payment|Enregistrer un paiement tardif)$/,
      }),
    );
    await screen.findByRole('dialog');
  },
};

export const Replacing: Story = {
  parameters: {
    staff: {
      address,
      answers: {
        getStaffOrder: {
          ...order,
          lines: order.lines.map((line) => ({ ...line, packed_quantity: 1 })),
        },
      },
    },
  },
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /^(Substitute|Remplacer)$/ });
    if (button) await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};
