import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetProductQuery } from '../../api/api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { usePrevious } from '../../components/usePrevious.ts';
import { answerState } from '../../lib/answerState.ts';
import { productPath } from '../../lib/paths.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { QuickViewForm } from './QuickViewForm.tsx';
import { QuickViewGallery } from './QuickViewGallery.tsx';
import styles from './QuickView.module.css';

interface QuickViewProps extends DialogState {
  readonly productId: string;
}

export function QuickView({ productId, ...state }: QuickViewProps) {
  const { formatMessage } = useIntl();
  const query = useGetProductQuery({ productId }, { refetchOnMountOrArgChange: true });
  const { answer, hasFailed } = answerState(query);
  // Keep the product and its chosen options if a refetch fails.
  const product = usePrevious(answer);
  const isUnknown = product?.error !== undefined;
  return (
    <Dialog
      title={
        product?.name ? (
          <Link href={productPath(product.handle ?? '')} color="inherit" className={styles.name}>
            {product.name}
          </Link>
        ) : (
          formatMessage({ id: 'quickView.title' })
        )
      }
      {...state}
    >
      {isUnknown && (
        <p role="status">
          <FormattedMessage id="quickView.unknown.text" />
        </p>
      )}
      {product && !isUnknown && (
        <div className={styles.columns}>
          <QuickViewGallery product={product} />
          <QuickViewForm product={product} onRejected={() => void query.refetch()} />
        </div>
      )}
      {!product && hasFailed && <ErrorState textId="product.failed.text" onRetry={query.refetch} />}
      {!product && !hasFailed && <QuickViewSkeleton />}
    </Dialog>
  );
}

function QuickViewSkeleton() {
  return (
    <div className={styles.columns} aria-hidden data-testid="quick-view-skeleton">
      <Skeleton variant="rounded" className={styles.waitingPicture} />
      <div className={styles.waitingText}>
        <Skeleton variant="rounded" />
        <Skeleton variant="rounded" />
        <Skeleton variant="rounded" />
      </div>
    </div>
  );
}
