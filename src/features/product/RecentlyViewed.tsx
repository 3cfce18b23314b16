import { useIntl } from 'react-intl';
import { useListRecentlyViewedQuery } from '../../api/api.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { ProductRow } from '../listing/ProductRow.tsx';
import { relatedArguments } from './relatedArguments.ts';

/**
 * Products viewed earlier in this session. Every visit sends the request, which also records this product. Waits for
 * start-up, which sets the session token.
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
