import type { ScreenProps } from '../ui/screenProps.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { OrderContent } from './OrderContent.tsx';

/** Pages above an order of a customer. */
const ABOVE = [{ titleId: 'shell.account.orders', link: '/account/orders' }];

/** One order of a customer (/account/orders/{number}). */
export function OrderScreen({ params: { number = '' } }: ScreenProps) {
  return (
    <AccountPage titleId="order.title" titleValues={{ number }} above={ABOVE}>
      <OrderContent order={{ number }} />
    </AccountPage>
  );
}
