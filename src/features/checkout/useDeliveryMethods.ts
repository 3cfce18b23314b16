import { skipToken } from '@reduxjs/toolkit/query';
import { useListDeliveryMethodsQuery } from '../../api/api.ts';
import type { DeliveryAnswer } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { useSettledAddress } from './useSettledAddress.ts';

interface DeliveryMethods {
  /** gone: the address that was chosen is not there any more */
  readonly state: 'loading' | 'failed' | 'gone' | 'ready';
  readonly answer: DeliveryAnswer | undefined;
  readonly retry: () => void;
}

/** How the order can be delivered to its address; asked anew each time, as slots fill up. */
export function useDeliveryMethods(): DeliveryMethods {
  const settled = useSettledAddress();
  const { country_id: countryId, zone_id: zoneId, postcode } = settled.address ?? {};
  const place = settled.address && {
    ...(countryId && { countryId }),
    ...(zoneId && { zoneId }),
    ...(postcode && { postcode }),
  };
  const query = useListDeliveryMethodsQuery(place ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { answer, hasFailed } = answerState(query);
  if (settled.state !== 'ready') return { ...settled, answer: undefined };
  const state = hasFailed ? 'failed' : answer ? 'ready' : 'loading';
  return { state, answer, retry: () => void query.refetch() };
}
