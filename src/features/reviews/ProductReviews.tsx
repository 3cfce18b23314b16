import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useListProductReviewsQuery } from '../../api/api.ts';
import type { Product } from '../../api/endpoints.gen.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { classNames } from '../../lib/classNames.ts';
import { reviewsPath } from '../../lib/paths.ts';
import { productReviewsArguments } from './reviewArguments.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { WriteReviewButton } from './WriteReviewButton.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './ProductReviews.module.css';

const ANCHOR = 'reviews';

export function ProductReviews({ product }: { readonly product: Product }) {
  const { search } = useLocation();
  const { product_id: productId = '', handle = '', name = '', rating = 0 } = product;
  const query = useListProductReviewsQuery(productReviewsArguments(productId, search));
  const { answer, hasFailed } = answerState(query);
  return (
    <section
      id={ANCHOR}
      className={classNames(pageStyles.section, styles.reviews)}
      aria-busy={!answer && !hasFailed}
    >
      <Typography variant="h3" component="h2">
        <FormattedMessage id="product.reviews.title" />
      </Typography>
      {rating > 0 && (
        <ReviewSummary rating={rating} total={answer?.total} ratings={answer?.ratings} />
      )}
      <div className={styles.ways}>
        <WriteReviewButton productId={productId} productName={name} />
        {answer && answer.total > 0 && (
          <Button variant="outlined" href={reviewsPath(handle)}>
            <FormattedMessage id="product.reviews.all" />
          </Button>
        )}
      </div>
      {hasFailed && <ErrorState textId="product.reviews.failed" onRetry={query.refetch} />}
      {answer && <ReviewList answer={answer} anchor={`#${ANCHOR}`} />}
    </section>
  );
}
