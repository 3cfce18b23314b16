import { skipToken } from '@reduxjs/toolkit/query';
import { useListDeliveryMethodsQuery } from '../../api/api.ts';
import type { DeliveryAnswer } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { useCompletedAddress } from './useCompletedAddress.ts';

interface DeliveryMethods {
  readonly state: 'loading' | 'failed' | 'gone' | 'ready';
  readonly answer: DeliveryAnswer | undefined;
  readonly retry: () => void;
}

/** Fetches delivery methods for the order's address. Always refetches, as slots fill up. */
export function useDeliveryMethods(): DeliveryMethods {
  const completed = useCompletedAddress();
  const { country_id: countryId, zone_id: zoneId, postcode } = completed.address ?? {};
  const place = completed.address && {
    ...(countryId && { countryId }),
    ...(zoneId && { zoneId }),
    ...(postcode && { postcode }),
  };
  const query = useListDeliveryMethodsQuery(place ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { answer, hasFailed } = answerState(query);
  if (completed.state !== 'ready') return { ...completed, answer: undefined };
  const state = hasFailed ? 'failed' : answer ? 'ready' : 'loading';
  return { state, answer, retry: () => void query.refetch() };
}
