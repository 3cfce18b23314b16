import { useIntl } from 'react-intl';
import { useListRecentlyViewedQuery } from '../../api/api.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { ProductRow } from '../listing/ProductRow.tsx';
import { relatedArguments } from './relatedArguments.ts';

/**
 * Products viewed earlier in this session. The request also records this product, so every visit sends it. It waits
 * for start-up, which sets the session token.
 */
export function RecentlyViewed({ productId }: { readonly productId: string }) {
  const { formatMessage } = useIntl();
  const isStarted = useAppSelector(selectIsStarted);
  const query = useListRecentlyViewedQuery(relatedArguments(productId), {
    skip: !isStarted,
    refetchOnMountOrArgChange: true,
  });
  const { answer } = answerState(query);
  return (
    <ProductRow
      title={formatMessage({ id: 'product.recent.title' })}
      products={answer?.products ?? []}
    />
  );
}
