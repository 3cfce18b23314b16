import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Currency, Facets } from '../../api/endpoints.gen.ts';
import { fromSmallestUnits, toSmallestUnits } from '../../lib/price.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from '../shop/currencySelector.ts';
import styles from './FilterPanel.module.css';
import type { Filter } from './filters.ts';

export interface PriceDraft {
  readonly from?: string;
  readonly to?: string;
}

const ENDS = [
  { end: 'from', name: 'price_min', labelId: 'catalog.filters.from' },
  { end: 'to', name: 'price_max', labelId: 'catalog.filters.to' },
] as const;

interface PriceFilterProps {
  readonly range: Facets['price'];
  readonly filters: readonly Filter[];
  readonly draft: PriceDraft;
  readonly onType: (draft: PriceDraft) => void;
}

function amountOf(amount: number, currency: Currency): string {
  return String(fromSmallestUnits(toSmallestUnits(amount, currency), currency));
}

/**
 * Price range in the shown currency. The fields have names only in the store's currency, because a form sent
 * without JavaScript can't convert amounts.
 */
export function PriceFilter({ range, filters, draft, onType }: PriceFilterProps) {
  const { formatMessage } = useIntl();
  const currency = useAppSelector(selectCurrency);
  if (!range && !filters.some(({ name }) => name.startsWith('price'))) return null;
  return (
    <fieldset className={styles.group}>
      <FormLabel component="legend">
        <FormattedMessage id="catalog.filters.price" values={{ symbol: currency.symbol }} />
      </FormLabel>
      <div className={styles.range}>
        {ENDS.map(({ end, name, labelId }) => {
          const applied = filters.find((filter) => filter.name === name)?.value;
          const bound = end === 'from' ? range?.min : range?.max;
          return (
            <label key={end} className={styles.end}>
              <Typography component="span" variant="caption" color="textSecondary">
                {formatMessage({ id: labelId })}
              </Typography>
              <OutlinedInput
                type="number"
                slotProps={{ input: { inputMode: 'decimal', min: '0', step: 'any' } }}
                {...(currency.value === 1 ? { name } : {})}
                placeholder={bound === undefined ? '' : amountOf(bound, currency)}
                value={
                  draft[end] ?? (applied === undefined ? '' : amountOf(Number(applied), currency))
                }
                onChange={({ target }) => onType({ ...draft, [end]: target.value })}
              />
            </label>
          );
        })}
        <Button type="submit" variant="outlined">
          <FormattedMessage id="catalog.filters.apply" />
        </Button>
      </div>
    </fieldset>
  );
}
