import { useIntl } from 'react-intl';
import { useListRelatedProductsQuery } from '../../api/api.ts';
import { answerState } from '../../lib/answerState.ts';
import { ProductRow } from '../listing/ProductRow.tsx';
import { relatedArguments } from './relatedArguments.ts';

export function RelatedProducts({ productId }: { readonly productId: string }) {
  const { formatMessage } = useIntl();
  const { answer } = answerState(useListRelatedProductsQuery(relatedArguments(productId)));
  return (
    <ProductRow
      title={formatMessage({ id: 'product.related.title' })}
      products={answer?.products ?? []}
    />
  );
}
