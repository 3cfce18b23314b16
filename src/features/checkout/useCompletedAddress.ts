import { useListAddressesQuery } from '../../api/api.ts';
import type { Address } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCompleted } from './checkoutSlice.ts';

export type OrderPlace = Pick<
  Address,
  | 'firstname'
  | 'lastname'
  | 'telephone'
  | 'address_1'
  | 'address_2'
  | 'city'
  | 'postcode'
  | 'country_id'
  | 'zone_id'
>;

interface CompletedAddress {
  /** `gone`: the chosen saved address no longer exists. */
  readonly state: 'loading' | 'failed' | 'gone' | 'ready';
  readonly address: OrderPlace | undefined;
  readonly retry: () => void;
}

export function useCompletedAddress(): CompletedAddress {
  const { address: completed } = useAppSelector(selectCompleted);
  const id = completed?.address_id ?? '';
  const query = useListAddressesQuery(undefined, { skip: id === '' });
  const retry = () => void query.refetch();
  if (id === '') return { state: 'ready', address: completed ?? undefined, retry };
  const { answer, hasFailed } = answerState(query);
  if (hasFailed) return { state: 'failed', address: undefined, retry };
  if (!answer) return { state: 'loading', address: undefined, retry };
  const address = answer.addresses?.find((saved) => saved.address_id === id);
  return { state: address ? 'ready' : 'gone', address, retry };
}
