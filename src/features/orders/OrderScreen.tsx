import { useAppSelector } from '../../store/hooks.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { OrderContent } from './OrderContent.tsx';
import { selectOrderName } from './orderNameSelector.ts';

const ABOVE = [{ titleId: 'shell.account.orders', link: '/account/orders' }];

export function OrderScreen({ params: { number = '' } }: ScreenProps) {
  const name = useAppSelector((state) => selectOrderName(state, number));
  return (
    <AccountPage titleId="order.title" titleValues={{ number: name }} above={ABOVE}>
      <OrderContent order={{ number }} />
    </AccountPage>
  );
}
