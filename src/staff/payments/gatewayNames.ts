import type { StaffGateway } from '../../api/staffApi.ts';

export const gatewayNames: Readonly<Record<StaffGateway['gateway'], string>> = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
};
