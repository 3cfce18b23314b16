import { FormattedMessage } from 'react-intl';
import type { ProductRow } from '../../api/staffApi.ts';
import { Mark } from '../ui/Mark.tsx';
import { productStatusTexts } from '../ui/textIds.ts';

type MarkedProduct = Pick<ProductRow, 'status' | 'variants'>;

export function ProductStatusMark({ status, variants }: MarkedProduct) {
  return (
    <>
      {status !== 'active' && (
        <Mark tone={status === 'draft' ? 'info' : 'neutral'}>
          <FormattedMessage id={productStatusTexts[status].label} />
        </Mark>
      )}
      {variants > 0 && (
        <Mark tone="neutral">
          <FormattedMessage id="staff.products.variants" values={{ count: variants }} />
        </Mark>
      )}
    </>
  );
}
