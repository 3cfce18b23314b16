import { useIntl } from 'react-intl';
import type { CustomerRow } from '../../api/staffApi.ts';
import { useMoney } from '../ui/useMoney.ts';

/** Returns a function that formats a customer's orders, such as "4 orders · ₹ 5,210.50". */
export function useOrderTotals(): (customer: Pick<CustomerRow, 'orders' | 'spent'>) => string {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return ({ orders, spent }) => {
    const count = formatMessage({ id: 'staff.customers.orders' }, { count: orders });
    return orders === 0 ? count : `${count} · ${money(spent)}`;
  };
}
