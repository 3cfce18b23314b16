import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StockRow } from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { isUncounted } from '../products/useStockText.ts';
import { LevelMark } from './LevelMark.tsx';

export function StockListRow({ product }: { readonly product: StockRow }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const may = usePermissions();
  const { product_id: productId, name, image, barcode, stock, level, waiting } = product;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        p: 2,
        alignItems: 'center',
        ...ROW_BORDER,
      }}
    >
      {image !== '' && (
        <img src={image} alt="" width={48} height={54} style={{ objectFit: 'cover' }} />
      )}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flex: 1, minWidth: 0, gap: { xs: 1, sm: 2 }, alignItems: { sm: 'center' } }}
      >
        <div style={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Link href={staffPaths.productStock(productId)}>{name}</Link>
          </Typography>
          {barcode !== '' && (
            <Typography variant="body2" color="textSecondary">
              {barcode}
            </Typography>
          )}
        </div>
        <Stack
          direction="row"
          sx={{ width: { sm: 190 }, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <LevelMark level={level} />
          <Typography variant="body2" sx={{ minWidth: 72 }}>
            {isUncounted(stock) ? (
              <FormattedMessage id="staff.stock.uncounted" />
            ) : (
              <FormattedMessage id="staff.stock.units" values={{ count: stock }} />
            )}
          </Typography>
        </Stack>
        <Typography variant="body2" sx={{ width: { sm: 140 } }}>
          {waiting > 0 && (
            <FormattedMessage id="staff.stock.waitingCount" values={{ count: waiting }} />
          )}
        </Typography>
      </Stack>
      {may('stock.correct') && !isUncounted(stock) && (
        <Button
          size="small"
          variant="outlined"
          aria-label={formatMessage({ id: 'staff.stock.correctOf' }, { name })}
          onClick={() => dispatch(dialogOpened({ name: 'correctStock', productId }))}
        >
          <FormattedMessage id="staff.stock.correct" />
        </Button>
      )}
    </Stack>
  );
}
