import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { ProductField, ProductRow } from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { dialogClosed, dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';
import { bulkTexts, groupTexts } from '../ui/textIds.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { DeleteProductsDialog } from './DeleteProductsDialog.tsx';
import { GroupDialog } from './GroupDialog.tsx';

const FIELDS: readonly ProductField[] = ['price', 'special', 'stock'];

const GROUPS = ['status', 'collection', 'tax_class_id'] as const;

export function BulkBar({ products }: { readonly products: readonly ProductRow[] }) {
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const mayCorrectStock = usePermissions()('stock.correct');
  return (
    <>
      <div role="status">
        {products.length > 0 && (
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, py: 1 }}
          >
            <Typography sx={{ mr: 'auto' }}>
              <FormattedMessage id="staff.products.selected" values={{ count: products.length }} />
            </Typography>
            {FIELDS.filter((field) => field !== 'stock' || mayCorrectStock).map((field) => (
              <Button
                key={field}
                size="small"
                variant="outlined"
                onClick={() => dispatch(dialogOpened({ name: 'bulk', field }))}
              >
                <FormattedMessage id={bulkTexts[field]} />
              </Button>
            ))}
            {GROUPS.map((field) => (
              <Button
                key={field}
                size="small"
                variant="outlined"
                onClick={() => dispatch(dialogOpened({ name: 'group', field }))}
              >
                <FormattedMessage id={groupTexts[field]} />
              </Button>
            ))}
            <Button
              size="small"
              variant="outlined"
              color="error"
              onClick={() => dispatch(dialogOpened({ name: 'deleteProducts' }))}
            >
              <FormattedMessage id="staff.products.delete" />
            </Button>
          </Stack>
        )}
      </div>
      {dialog?.name === 'bulk' && products.length > 0 && (
        <BulkDialog
          field={dialog.field}
          products={products}
          onClose={() => dispatch(dialogClosed())}
        />
      )}
      {dialog?.name === 'deleteProducts' && products.length > 0 && (
        <DeleteProductsDialog products={products} onClose={() => dispatch(dialogClosed())} />
      )}
      {dialog?.name === 'group' && products.length > 0 && (
        <GroupDialog
          field={dialog.field}
          products={products}
          onClose={() => dispatch(dialogClosed())}
        />
      )}
    </>
  );
}
