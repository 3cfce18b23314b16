import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useListProductReviewsQuery } from '../../api/api.ts';
import type { Product } from '../../api/endpoints.gen.ts';
import buttons from '../../components/Button.module.css';
import { ErrorState } from '../../components/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { reviewsPath } from '../../lib/paths.ts';
import styles from './ProductReviews.module.css';
import { productReviewsArguments } from './reviewArguments.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { WriteReviewButton } from './WriteReviewButton.tsx';

const ANCHOR = 'reviews';

/** What others say of the product, latest first, and the way to say something oneself. */
export function ProductReviews({ product }: { readonly product: Product }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { product_id: productId = '', handle = '', name = '', rating = 0 } = product;
  const query = useListProductReviewsQuery(productReviewsArguments(productId, search));
  const { answer, hasFailed } = answerState(query);
  return (
    <section id={ANCHOR} className={styles.reviews} aria-busy={!answer && !hasFailed}>
      <h2 className={styles.title}>
        <FormattedMessage id="product.reviews.title" />
      </h2>
      {rating > 0 && (
        <ReviewSummary rating={rating} total={answer?.total} ratings={answer?.ratings} />
      )}
      <div className={styles.ways}>
        <WriteReviewButton productId={productId} productName={name} />
        {answer && answer.total > 0 && (
          <Link to={reviewsPath(handle)} className={buttons.outlined}>
            <FormattedMessage id="product.reviews.all" />
          </Link>
        )}
      </div>
      {hasFailed && (
        <ErrorState
          text={formatMessage({ id: 'product.reviews.failed' })}
          onRetry={() => void query.refetch()}
        />
      )}
      {answer && <ReviewList answer={answer} anchor={`#${ANCHOR}`} />}
    </section>
  );
}
