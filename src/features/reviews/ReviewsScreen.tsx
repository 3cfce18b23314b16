import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useGetProductQuery, useListAllReviewsQuery } from '../../api/api.ts';
import type { Product } from '../../api/endpoints.gen.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { productPath } from '../../lib/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectShowsRatings } from '../shop/configSelector.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { NotFoundRedirect } from '../ui/NotFoundRedirect.tsx';
import { productArguments } from '../product/productArguments.ts';
import { allReviewsArguments } from './reviewArguments.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { WriteReviewButton } from './WriteReviewButton.tsx';
import pageStyles from '../../components/Page.module.css';
import reviewStyles from './ProductReviews.module.css';

export function ReviewsScreen({ params }: ScreenProps) {
  const query = useGetProductQuery(productArguments(params));
  const { answer: product, hasFailed } = answerState(query);
  const showsRatings = useAppSelector(selectShowsRatings);
  const isStarted = useAppSelector(selectIsStarted);
  if (product?.error !== undefined || (isStarted && !showsRatings)) return <NotFoundRedirect />;
  return (
    <div className={pageStyles.page} aria-busy={!product && !hasFailed}>
      {hasFailed && <ErrorState textId="product.failed.text" onRetry={query.refetch} />}
      {product && showsRatings && <Reviews product={product} />}
    </div>
  );
}

function Reviews({ product }: { readonly product: Product }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { product_id: productId = '', handle = '', name = '', rating = 0 } = product;
  const query = useListAllReviewsQuery(allReviewsArguments(productId, search));
  const { answer, hasFailed } = answerState(query);
  const back = productPath(handle);
  return (
    <>
      <Breadcrumb
        items={[
          { title: formatMessage({ id: 'shop.title' }), link: '/shop' },
          { title: name, link: back },
        ]}
        current={formatMessage({ id: 'reviews.title' })}
      />
      <header className={pageStyles.heading}>
        <Typography variant="pageTitle">
          <FormattedMessage id="reviews.productTitle" values={{ name }} />
        </Typography>
      </header>
      {rating > 0 && (
        <ReviewSummary rating={rating} total={answer?.total} ratings={answer?.ratings} />
      )}
      <div className={reviewStyles.ways}>
        <WriteReviewButton productId={productId} productName={name} />
        <Button variant="outlined" href={back}>
          <FormattedMessage id="reviews.back" values={{ name }} />
        </Button>
      </div>
      {hasFailed && <ErrorState textId="product.reviews.failed" onRetry={query.refetch} />}
      {answer && <ReviewList answer={answer} anchor="" />}
    </>
  );
}
