import type { ScreenProps } from '../ui/screenProps.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { OrderContent } from './OrderContent.tsx';

const ABOVE = [{ titleId: 'shell.account.orders', link: '/account/orders' }];

export function OrderScreen({ params: { number = '' } }: ScreenProps) {
  return (
    <AccountPage titleId="order.title" titleValues={{ number }} above={ABOVE}>
      <OrderContent order={{ number }} />
    </AccountPage>
  );
}
