import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const order = examples.getStaffOrder.answer;
const { sender } = examples.getPackingList.answer;
const orders = [
  order,
  {
    ...order,
    number: 'RR-3QW8TZ',
    short_number: '1043',
    shopper_note: '',
    to_collect_text: '₹ 745.00/-',
  },
  { ...order, number: 'RR-9HB4LC', short_number: '1044', shopper_note: '', is_unpaid: true },
];

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Packing',
  component: StaffApp,
  parameters: {
    draws: [
      'SlotsScreen',
      'SlotStatusDialog',
      'SlotOrderList',
      'PackingListScreen',
      'PackingSheet',
      'PickingList',
      'Label',
      'OrderCode',
      'PaymentNotice',
    ],
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Slots: Story = { parameters: { staff: { address: '/staff/packing' } } };

export const NothingToPack: Story = {
  parameters: {
    staff: { address: '/staff/packing', answers: { listPackingSlots: { slots: [] } } },
  },
};

export const Sheets: Story = {
  parameters: {
    staff: {
      address: '/staff/packing/list?slot_id=12',
      answers: { getPackingList: { has_more: false, sender, orders } },
    },
  },
};

export const Labels: Story = {
  parameters: {
    staff: {
      address: '/staff/packing/list?slot_id=12&form=labels',
      answers: { getPackingList: { has_more: false, sender, orders } },
    },
  },
};

const pressFirst = async (name: RegExp) => {
  const [first] = await screen.findAllByRole('button', { name });
  if (first) await userEvent.click(first);
};

export const SendingASlot: Story = {
  parameters: { staff: { address: '/staff/packing' } },
  play: async () => {
    await pressFirst(/^(Dispatch|Expédier)/);
    await screen.findByText(/Meera Nair/);
  },
};

export const SentInPart: Story = {
  parameters: { staff: { address: '/staff/packing' } },
  play: async (context) => {
    await SendingASlot.play?.(context);
    await pressFirst(/^(Dispatch 1 order|Expédier 1 commande)$/);
    await screen.findByText(/^(1 order updated|1 commande modifiée)/);
  },
};
