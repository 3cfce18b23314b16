import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { ProductCard } from '../listing/ProductCard.tsx';
import { ProductGridSkeleton } from '../listing/ProductGrid.tsx';
import { useWishlistItems } from './useWishlistItems.ts';
import { WishlistProductById } from './WishlistProductById.tsx';
import pageStyles from '../../components/Page.module.css';
import gridStyles from '../listing/ProductGrid.module.css';
import styles from './WishlistScreen.module.css';

const SKELETONS = 4;

export function WishlistScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'wishlist.title' });
  return (
    <div className={pageStyles.page}>
      <Breadcrumb current={title} />
      <Typography variant="pageTitle">{title}</Typography>
      <WishlistContent />
    </div>
  );
}

function WishlistContent() {
  const { formatMessage } = useIntl();
  const { state, items, retry } = useWishlistItems();
  const count = useRef<HTMLParagraphElement>(null);
  const shownCount = useRef(items.length);

  // Removing a product unmounts its focused heart, so move the focus.
  useEffect(() => {
    const hasLost = items.length < shownCount.current;
    shownCount.current = items.length;
    if (hasLost && document.activeElement === document.body) count.current?.focus();
  }, [items]);

  if (state === 'loading') return <ProductGridSkeleton count={SKELETONS} />;
  if (state === 'failed') {
    return <ErrorState textId="wishlist.screen.failed" onRetry={retry} />;
  }
  return (
    <div className={styles.content}>
      <Typography ref={count} role="status" tabIndex={-1} variant="body2" color="textSecondary">
        <FormattedMessage id="wishlist.screen.count" values={{ count: items.length }} />
      </Typography>
      {state === 'empty' ? (
        <EmptyState
          title={formatMessage({ id: 'wishlist.screen.empty' })}
          text={formatMessage({ id: 'wishlist.screen.emptyHint' })}
        >
          <Button variant="contained" href="/shop">
            <FormattedMessage id="wishlist.screen.shop" />
          </Button>
        </EmptyState>
      ) : (
        <ul className={gridStyles.grid}>
          {items.map(({ product_id: productId, product }) => (
            <li key={productId} className={gridStyles.cell}>
              {product ? (
                <ProductCard product={product} headingLevel={2} />
              ) : (
                <WishlistProductById productId={productId} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
