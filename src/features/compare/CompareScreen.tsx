import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { CardSkeleton } from '../../components/state/CardSkeleton.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { Slider } from '../../components/slider/Slider.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { compareRemoved } from './compareSlice.ts';
import { selectShowsRatings } from '../shop/configSelector.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { CompareColumn } from './CompareColumn.tsx';
import { differingRows, factRows, nutritionRows, type CompareRow } from './compareRows.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './CompareScreen.module.css';
import { removeLabel } from './removeLabel.ts';
import { useComparedProducts, type ComparedProduct } from './useComparedProducts.ts';

export function CompareScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const places = useComparedProducts();
  const isStarted = useAppSelector(selectIsStarted);
  const rows = factRows(useAppSelector(selectShowsRatings));
  const products = places.flatMap(({ product }) => (product && !product.error ? [product] : []));
  const nutrition = nutritionRows(products);
  const differing = differingRows([...rows, ...nutrition], products);
  const title = formatMessage({ id: 'compare.title' });

  const handleRemove = (productId: string) => {
    heading.current?.focus();
    dispatch(compareRemoved(productId));
  };

  return (
    <div className={pageStyles.page} aria-busy={places.length === 0 && !isStarted}>
      <Breadcrumb current={title} />
      <header className={pageStyles.heading}>
        <Typography ref={heading} tabIndex={-1} variant="pageTitle">
          {title}
        </Typography>
        {products.length > 1 && (
          <Typography variant="lead" color="textSecondary">
            <FormattedMessage id="compare.lead" />
          </Typography>
        )}
      </header>
      {places.length > 0 && (
        <Slider kind="compare" label={title}>
          {places.map((place) => (
            <ComparePlace
              key={place.productId}
              place={place}
              rows={rows}
              nutrition={nutrition}
              differing={differing}
              onRemove={() => handleRemove(place.productId)}
            />
          ))}
        </Slider>
      )}
      {/* Persisted ids are restored only after start-up. */}
      {places.length === 0 && isStarted && (
        <EmptyState
          title={formatMessage({ id: 'compare.empty.title' })}
          text={formatMessage({ id: 'compare.empty.text' })}
        >
          <Button variant="contained" href="/shop">
            <FormattedMessage id="compare.empty.shop" />
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

interface ComparePlaceProps {
  readonly place: ComparedProduct;
  readonly rows: readonly CompareRow[];
  readonly nutrition: readonly CompareRow[];
  readonly differing: ReadonlySet<string>;
  readonly onRemove: () => void;
}

function ComparePlace({ place, rows, nutrition, differing, onRemove }: ComparePlaceProps) {
  const intl = useIntl();
  const { product, hasFailed, retry } = place;
  return (
    <Card component="article" variant="outlined" className={styles.column}>
      <IconButton
        color="overlay"
        className={styles.remove}
        aria-label={removeLabel(intl, product?.name)}
        onClick={onRemove}
      >
        <CloseIcon size={20} />
      </IconButton>
      {hasFailed && <ErrorState textId="compare.failed" onRetry={retry} />}
      {product?.error && (
        <p>
          <FormattedMessage id="compare.gone" />
        </p>
      )}
      {product && !product.error && (
        <CompareColumn product={product} rows={rows} nutrition={nutrition} differing={differing} />
      )}
      {!product && !hasFailed && <CardSkeleton />}
    </Card>
  );
}
