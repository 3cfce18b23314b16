import { texts } from '../texts.ts';
import type { GatewayId } from './gateways/gateway.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { Payment } from './paymentRepository.ts';

/** Payment method on the hosted page of a gateway. The gateway is called after the order is stored. */
function onlinePayment(id: GatewayId): PaymentProvider {
  return {
    id,
    way: 'online',
    name: texts.payment[id].name,
    description: texts.payment[id].description,
    firstState: 'pending',
    isPaidAtDoor: false,
    isReady: async (db, { gateways }) => (await gateways.find(db, id)) !== undefined,
    findLimitMinor: async () => null,
    instructions: async () => [],
  };
}

export const onlinePayments = {
  stripe: onlinePayment('stripe'),
  razorpay: onlinePayment('razorpay'),
} as const satisfies Record<GatewayId, PaymentProvider>;

export function isOpenOnline({
  method,
  state,
  isConfirming,
}: Pick<Payment, 'method' | 'state' | 'isConfirming'>): boolean {
  return state === 'pending' && isGateway(method) && !isConfirming;
}

export function isGateway(method: string): method is GatewayId {
  return Object.hasOwn(onlinePayments, method);
}
