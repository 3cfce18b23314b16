import Skeleton from '@mui/material/Skeleton';
import { useGetProductQuery } from '../../api/api.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { NotFoundRedirect } from '../ui/NotFoundRedirect.tsx';
import { productArguments } from './productArguments.ts';
import { ProductDetails } from './ProductDetails.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './ProductScreen.module.css';

export function ProductScreen({ params }: ScreenProps) {
  const query = useGetProductQuery(productArguments(params));
  const { answer: product, hasFailed } = answerState(query);
  if (product?.error !== undefined) return <NotFoundRedirect />;
  return (
    <div className={pageStyles.page}>
      {hasFailed && <ErrorState textId="product.failed.text" onRetry={query.refetch} />}
      {product && <ProductDetails product={product} />}
      {!product && !hasFailed && <ProductSkeleton />}
    </div>
  );
}

function ProductSkeleton() {
  return (
    <div className={styles.columns} aria-hidden data-testid="product-skeleton">
      <Skeleton variant="rounded" className={styles.waitingPicture} />
      <div className={styles.waitingText}>
        <Skeleton variant="rounded" />
        <Skeleton variant="rounded" />
        <Skeleton variant="rounded" />
      </div>
    </div>
  );
}
