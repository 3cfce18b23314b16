import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProduct } from '../../../api/staffApi.ts';
import { ChangeList } from '../../changes/ChangeList.tsx';
import { usePermissions } from '../../session/usePermissions.ts';
import { staffPaths } from '../../staffPaths.ts';
import { Panel } from '../../ui/Panel.tsx';
import { StockPanel } from './StockPanel.tsx';

interface ProductSideProps {
  readonly product: StaffProduct;
  readonly isReadOnly: boolean;
}

export function ProductSide({ product, isReadOnly }: ProductSideProps) {
  const { formatMessage } = useIntl();
  const may = usePermissions();
  const { product_id: id, images } = product;
  return (
    <Stack spacing={3}>
      {images.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {images.map((src) => (
            <img key={src} src={src} alt="" width={120} height={135} style={{ borderRadius: 8 }} />
          ))}
        </Stack>
      )}
      <Button variant="outlined" href={staffPaths.pictures(id)}>
        <FormattedMessage id="staff.pictures.title" />
      </Button>
      {product.variants.length === 0 && (
        <>
          <StockPanel product={product} isReadOnly={isReadOnly || !may('stock.correct')} />
          <Button variant="outlined" href={staffPaths.productStock(id)}>
            <FormattedMessage id="staff.stock.movements" />
          </Button>
        </>
      )}
      {may('changes.read') && (
        <Panel title={formatMessage({ id: 'staff.menu.changes' })}>
          <ChangeList subject="product" subjectId={id} limit={5} />
        </Panel>
      )}
    </Stack>
  );
}
