import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { DeliverySlot } from '../../api/endpoints.gen.ts';
import { ChoiceGroup, Choices, type Choice } from '../../forms/ChoiceList.tsx';
import type { Field } from '../../forms/field.ts';
import { shopDay } from '../../lib/shopClock.ts';
import styles from './SlotChoice.module.css';
import { useShopTimes } from './useShopTimes.ts';

interface SlotChoiceProps {
  readonly field: Field;
  readonly slots: readonly DeliverySlot[];
}

export function SlotChoice({ field, slots }: SlotChoiceProps) {
  const { formatMessage } = useIntl();
  const { dayText, hoursText, timeText } = useShopTimes();
  const choiceOf = ({ slot_id: value, starts, ends, cutoff, left }: DeliverySlot): Choice => ({
    value,
    title: hoursText(starts, ends),
    aside: formatMessage({ id: 'checkout.slot.left' }, { count: left }),
    hint: left > 0 && formatMessage({ id: 'checkout.slot.cutoff' }, { time: timeText(cutoff) }),
    isDisabled: left === 0,
  });
  const days = Object.entries(Object.groupBy(slots, ({ starts }) => shopDay(starts)));
  return (
    <ChoiceGroup field={field} legend={formatMessage({ id: 'checkout.slot.legend' })}>
      <div className={styles.days}>
        {slots.length === 0 && <p>{formatMessage({ id: 'checkout.slot.none' })}</p>}
        {days.map(([day, ofDay = []]) => (
          <div key={day} role="group" aria-labelledby={`${field.id}-${day}`} className={styles.day}>
            <Typography
              id={`${field.id}-${day}`}
              variant="body2"
              color="textSecondary"
              className={styles.name}
            >
              {dayText(ofDay[0]?.starts ?? day)}
            </Typography>
            <Choices field={field} choices={ofDay.map(choiceOf)} />
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}
