import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListPopularProductsQuery } from '../../api/api.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { ProductGrid, ProductGridSkeleton } from '../listing/ProductGrid.tsx';
import { SearchField } from '../search/SearchField.tsx';
import pageStyles from '../../components/Page.module.css';
import type { ScreenProps } from '../ui/screenProps.ts';
import centred from './Centred.module.css';
import styles from './NotFoundScreen.module.css';

const SUGGESTIONS = 6;
const HEADING = 'not-found-suggestions';

export function NotFoundScreen(_props: ScreenProps) {
  const intl = useIntl();
  const query = useListPopularProductsQuery();
  const { answer, hasFailed } = answerState(query);
  return (
    <div className={pageStyles.page}>
      <div className={centred.centred}>
        <LostPath />
        <Typography variant="h1">
          <FormattedMessage id="notFound.title" />
        </Typography>
        <Typography variant="lead" color="textSecondary" className={centred.text}>
          <FormattedMessage id="notFound.text" />
        </Typography>
        <div className={styles.search}>
          {/* A live search would navigate away during typing. */}
          <SearchField isLive={false} label={intl.formatMessage({ id: 'notFound.search.label' })} />
        </div>
        <Button variant="contained" href="/">
          <FormattedMessage id="notFound.home" />
        </Button>
      </div>
      {answer?.products.length !== 0 && (
        <section aria-labelledby={HEADING} className={styles.liked}>
          <Typography variant="h2" id={HEADING}>
            <FormattedMessage id="notFound.suggestions.title" />
          </Typography>
          {hasFailed ? (
            <ErrorState textId="notFound.suggestions.failed" onRetry={query.refetch} />
          ) : answer ? (
            <ProductGrid products={answer.products.slice(0, SUGGESTIONS)} />
          ) : (
            <ProductGridSkeleton count={SUGGESTIONS} />
          )}
        </section>
      )}
    </div>
  );
}

function LostPath() {
  return (
    <svg width="280" viewBox="0 0 240 130" aria-hidden>
      <path fill="var(--rr-primary-soft)" d="m4 118 58-70 34 38 44-66 42 58 18-16 36 56Z" />
      <path
        fill="var(--mui-palette-primary-light)"
        d="M0 120c40-26 90-30 128-14 36 14 72 12 112-4v28H0Z"
      />
      <path
        fill="none"
        stroke="var(--rr-saffron)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M18 130c22-14 42-18 66-18"
      />
      <path
        stroke="var(--mui-palette-text-primary)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M120 112V40"
      />
      <path fill="var(--rr-saffron)" d="M96 44h46l12 10-12 10H96Z" />
      <path fill="var(--rr-saffron)" d="M144 70h-44l-11 9 11 9h44Z" />
    </svg>
  );
}
