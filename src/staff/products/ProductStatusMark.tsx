import { FormattedMessage } from 'react-intl';
import type { ProductStatus } from '../../api/staffApi.ts';
import { Mark } from '../ui/Mark.tsx';
import { productStatusTexts } from '../ui/textIds.ts';

/** Mark beside the names of products that are not active. */
export function ProductStatusMark({ status }: { readonly status: ProductStatus }) {
  if (status === 'active') return null;
  return (
    <Mark tone={status === 'draft' ? 'info' : 'neutral'}>
      <FormattedMessage id={productStatusTexts[status].label} />
    </Mark>
  );
}
