import { useIntl } from 'react-intl';
import { useListRecentlyViewedQuery } from '../../api/api.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { ProductRow } from '../listing/ProductRow.tsx';
import { relatedArguments } from './relatedArguments.ts';

/**
 * What this session looked at before. The call also notes the product of this page, so it is sent on every visit, and
 * not before start-up has ended, which brings the session's token.
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
