import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rolePermissions } from '../../../contract/permissions.gen.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { problem } from '../../testing/problem.ts';
import { StaffApp } from '../StaffApp.tsx';

const session = examples.getStaffSession.answer;

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Access',
  component: StaffApp,
  parameters: {
    draws: ['BackLink', 'PageGuard', 'NotAllowed'],
    staff: {
      address: '/staff/orders',
      answers: {
        getStaffSession: {
          ...session,
          member: { ...session.member, role: 'editor' },
          permissions: rolePermissions.editor,
        },
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const PageOfAnotherRole: Story = {};

export const CallThatIsRefused: Story = {
  parameters: {
    draws: ['LoadFailure', 'NotAllowed'],
    staff: {
      address: '/staff/coupons',
      answers: {
        getStaffSession: session,
        listCoupons: () => problem(403, 'Your role does not allow this.'),
      },
    },
  },
};
