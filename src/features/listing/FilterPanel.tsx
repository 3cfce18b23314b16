import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { Currency, Facets } from '../../api/endpoints.gen.ts';
import { dietMarkIds } from '../../components/goods/DietMarks.tsx';
import { classNames } from '../../lib/classNames.ts';
import { boundOf } from '../../lib/price.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from '../shop/currencySelector.ts';
import { selectFiltersOpenAt } from '../ui/uiSlice.ts';
import { allergenIds } from '../../components/goods/allergenIds.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { filtersOf, pricedPath } from './filters.ts';
import { PriceFilter, type PriceDraft } from './PriceFilter.tsx';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  readonly id: string;
  readonly facets: Facets | undefined;
  readonly offersCollections: boolean;
}

const WIDE_SCREEN = '(min-width: 1024px)';

/** URL parameters that the form must carry when sent without JavaScript. */
const CARRIED = ['search', 'sort', 'lang'];

/**
 * Converts a typed amount from the shown currency to the store's. The bound includes every price that rounds to the
 * amount.
 */
function storeAmountOf(typed: string, currency: Currency, end: 'from' | 'to'): number | undefined {
  const amount = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(amount) || amount < 0) return undefined;
  return boundOf(amount, currency, end);
}

export function FilterPanel({ id, facets, offersCollections }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE_SCREEN);
  const isOpen = useAppSelector(selectFiltersOpenAt) === pathname;
  const currency = useAppSelector(selectCurrency);
  const [draft, setDraft] = useState<PriceDraft>({});
  const filters = filtersOf(search);
  const isShort = !isOpen && !isWide;

  const applied = (wanted: string) => {
    const amount = filters.find(({ name }) => name === wanted)?.value;
    return amount === undefined ? undefined : Number(amount);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const endOf = (end: 'from' | 'to', name: string) => {
      const typed = draft[end];
      return typed === undefined ? applied(name) : storeAmountOf(typed, currency, end);
    };
    const from = endOf('from', 'price_min');
    const to = endOf('to', 'price_max');
    setDraft({});
    void navigate(pricedPath(pathname, search, from, to), { preventScrollReset: true });
  };

  return (
    <Paper
      component="form"
      variant="outlined"
      id={id}
      action={pathname}
      onSubmit={handleSubmit}
      aria-label={formatMessage({ id: 'catalog.filters.title' })}
      className={classNames(styles.panel, isOpen && styles.open)}
    >
      {CARRIED.map((name) => {
        const value = new URLSearchParams(search).get(name);
        // oxlint-disable-next-line react/forbid-elements -- nobody sees it; the form sends it before code has come
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <Typography variant="h5" component="h2">
        <FormattedMessage id="catalog.filters.title" />
      </Typography>
      {facets && (
        <>
          {offersCollections && (
            <FilterChoices
              isShort={isShort}
              name="category"
              legend={formatMessage({ id: 'catalog.filters.collection' })}
              choices={facets.categories.map(({ handle, name, count }) => ({
                value: handle,
                label: name,
                count,
              }))}
            />
          )}
          <PriceFilter range={facets.price} filters={filters} draft={draft} onType={setDraft} />
          <FilterChoices
            isShort={isShort}
            name="mark"
            legend={formatMessage({ id: 'catalog.filters.diet' })}
            choices={(facets.marks ?? []).map(({ value, count }) => ({
              value,
              label: formatMessage({ id: dietMarkIds[value] }),
              count,
            }))}
          />
          <FilterChoices
            isShort={isShort}
            name="without"
            legend={formatMessage({ id: 'catalog.filters.freeFrom' })}
            hint={formatMessage({ id: 'catalog.filters.freeFromHint' })}
            choices={(facets.without ?? []).map(({ value, count }) => ({
              value,
              label: formatMessage({ id: allergenIds[value] }),
              count,
            }))}
          />
          {facets.in_stock !== undefined && (
            <FilterChoices
              isShort={isShort}
              name="in_stock"
              legend={formatMessage({ id: 'catalog.filters.availability' })}
              choices={[
                {
                  value: '1',
                  label: formatMessage({ id: 'catalog.filters.inStock' }),
                  count: facets.in_stock,
                },
              ]}
            />
          )}
          <FilterChoices
            isShort={isShort}
            name="rating"
            legend={formatMessage({ id: 'catalog.filters.rating' })}
            noneLabel={formatMessage({ id: 'catalog.filters.ratingAny' })}
            choices={(facets.ratings ?? []).map(({ value, count }) => ({
              value: String(value),
              label: formatMessage({ id: 'catalog.filters.ratingFrom' }, { count: value }),
              count,
            }))}
          />
        </>
      )}
    </Paper>
  );
}
