import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListPopularProductsQuery } from '../../api/api.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { ProductGrid, ProductGridSkeleton } from '../listing/ProductGrid.tsx';
import { SearchField } from '../search/SearchField.tsx';
import type { ScreenProps } from '../ui/screenProps.ts';
import styles from './NotFoundScreen.module.css';

const SUGGESTIONS = 6;
const HEADING = 'not-found-suggestions';

/** Where a location leads nowhere: a search, the way home, and what others like. */
export function NotFoundScreen(_props: ScreenProps) {
  const intl = useIntl();
  const query = useListPopularProductsQuery();
  const { answer, hasFailed } = answerState(query);
  return (
    <div className={styles.page}>
      <div className={styles.lost}>
        <LostPath />
        <h1>
          <FormattedMessage id="notFound.title" />
        </h1>
        <p className={styles.text}>
          <FormattedMessage id="notFound.text" />
        </p>
        <div className={styles.search}>
          <SearchField label={intl.formatMessage({ id: 'notFound.search.label' })} />
        </div>
        <Link to="/" className={styles.home}>
          <FormattedMessage id="notFound.home" />
        </Link>
      </div>
      {answer?.products.length !== 0 && (
        <section aria-labelledby={HEADING}>
          <h2 id={HEADING} className={styles.heading}>
            <FormattedMessage id="notFound.suggestions.title" />
          </h2>
          {hasFailed ? (
            <ErrorState
              text={intl.formatMessage({ id: 'notFound.suggestions.failed' })}
              onRetry={() => void query.refetch()}
            />
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

/** A signpost in the hills whose path breaks off. */
function LostPath() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 130" aria-hidden>
      <path className={styles.far} d="m4 118 58-70 34 38 44-66 42 58 18-16 36 56Z" />
      <path className={styles.near} d="M0 120c40-26 90-30 128-14 36 14 72 12 112-4v28H0Z" />
      <path className={styles.path} d="M18 130c22-14 42-18 66-18" />
      <path className={styles.post} d="M120 112V40" />
      <path className={styles.board} d="M96 44h46l12 10-12 10H96Z" />
      <path className={styles.board} d="M144 70h-44l-11 9 11 9h44Z" />
    </svg>
  );
}
