import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListPopularProductsQuery } from '../../api/api.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { CollectionLinks } from '../listing/CollectionLinks.tsx';
import { ProductGrid } from '../listing/ProductGrid.tsx';
import { RecentTerms } from './RecentTerms.tsx';
import styles from './NoResults.module.css';

const POPULAR = 'popular-products';
const SHOWN = 6;

export function NoResults({ term }: { readonly term: string }) {
  const { formatMessage } = useIntl();
  const { answer } = answerState(useListPopularProductsQuery());
  return (
    <div className={styles.page}>
      <EmptyState
        title={formatMessage({ id: 'search.empty.title' }, { term })}
        text={formatMessage({ id: 'search.empty.text' })}
      >
        <div className={styles.collections}>
          <CollectionLinks />
        </div>
      </EmptyState>
      <RecentTerms except={term} />
      {answer && answer.products.length > 0 && (
        <section aria-labelledby={POPULAR}>
          <Typography variant="h4" component="h2" id={POPULAR} className={styles.heading}>
            <FormattedMessage id="search.popular.title" />
          </Typography>
          <ProductGrid products={answer.products.slice(0, SHOWN)} />
        </section>
      )}
    </div>
  );
}
