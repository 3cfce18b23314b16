import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import type { Currency } from '../../api/endpoints.gen.ts';

const RUPEES: Currency = { code: 'INR', symbol: '₹', value: 1, decimal: 2 };

export function useStoreCurrency(): Currency {
  const { data } = useGetStaffSessionQuery();
  return data ? { ...data.currency, value: 1 } : RUPEES;
}
