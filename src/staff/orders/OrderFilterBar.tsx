import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListPackingSlotsQuery } from '../../api/staffApi.ts';
import { FilterDay } from '../ui/FilterDay.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { ListSearchField } from '../ui/ListSearchField.tsx';
import { useTimes } from '../ui/useTimes.ts';
import { ORDER_STATUSES, PAYMENT_STATES, readFilters } from './orderFilters.ts';
import { paymentTexts, statusTexts } from '../ui/textIds.ts';

export function OrderFilterBar() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { data } = useListPackingSlotsQuery();
  const times = useTimes();
  const { slotId } = readFilters(query);
  const slots = (data ? data.slots : []).flatMap(({ slot_id: id, starts, ends, delivery }) => {
    const slot = times.slot(starts, ends);
    return id === null || slot === undefined ? [] : [{ value: id, label: `${slot} · ${delivery}` }];
  });
  const isListed = slotId === undefined || slots.some(({ value }) => value === slotId);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <ListSearchField label={formatMessage({ id: 'staff.orders.search' })} />
      <FilterSelect
        name="status"
        label={formatMessage({ id: 'staff.orders.status' })}
        options={ORDER_STATUSES.map((value) => ({
          value,
          label: formatMessage({ id: statusTexts[value] }),
        }))}
      />
      <FilterSelect
        name="payment"
        label={formatMessage({ id: 'staff.orders.payment' })}
        options={PAYMENT_STATES.map((value) => ({
          value,
          label: formatMessage({ id: paymentTexts[value] }),
        }))}
      />
      <FilterSelect
        name="slot"
        label={formatMessage({ id: 'staff.orders.slot' })}
        options={
          isListed
            ? slots
            : [...slots, { value: slotId, label: formatMessage({ id: 'staff.orders.slot.past' }) }]
        }
      />
      <FilterDay name="day" label={formatMessage({ id: 'staff.orders.day' })} />
    </Stack>
  );
}
