import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useFindProductsQuery,
  usePackLineMutation,
  type FoundProduct,
  type StaffOrderLine,
} from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { formatPrice } from '../../lib/price.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { sendPacksFirst } from './packQueue.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { RUPEES } from '../ui/amount.ts';
import { useToldWrite } from '../ui/useToldWrite.ts';

interface ReplaceDialogProps extends OrderDialogProps {
  /** The line that is short */
  readonly line: StaffOrderLine;
}

/** Finds what goes into the box in place of what is missing. */
export function ReplaceDialog({ order, line, onClose }: ReplaceDialogProps) {
  const { formatMessage, locale } = useIntl();
  const [typed, setTyped] = useState(line.name);
  const text = useDeferredValue(typed.trim());
  const dispatch = useStaffDispatch();
  const { data, currentData, isUninitialized, isFetching, error, refetch } = useFindProductsQuery(
    text.length < 2 ? skipToken : { text },
  );
  // A backend that cannot be reached answers with an empty text.
  const hasFailed = !isUninitialized && !currentData && (error !== undefined || !isFetching);
  const [pack, isBusy] = useToldWrite(usePackLineMutation(), 'staff.pack.replaced');
  const packed = line.packed_quantity ?? 0;
  const missing = line.quantity - packed;
  const found = (data && !hasFailed ? data.products : []).filter(
    ({ product_id: id, stock }) => id !== line.product_id && stock > 0,
  );

  async function choose({ product_id: productId, stock }: FoundProduct): Promise<void> {
    // Sent later, what was checked off before would not know of the replacement.
    if (!(await dispatch(sendPacksFirst()))) return;
    const replacement = { product_id: productId, quantity: Math.min(missing, stock) };
    const packedLineForm = {
      packed_quantity: packed,
      from: [line.packed_quantity],
      replacement,
      // It is offered where nothing stands in yet.
      replacement_from: null,
    };
    if (await pack({ number: order.number, lineId: line.id, packedLineForm })) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.pack.replace.title' }, { missing, name: line.name })}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          type="search"
          label={formatMessage({ id: 'staff.pack.replace.search' })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        />
        {hasFailed && <ErrorState textId="staff.pack.replace.failed" onRetry={refetch} />}
        <div role="status">
          {data && !hasFailed && found.length === 0 && (
            <Typography>
              <FormattedMessage id="staff.pack.replace.none" />
            </Typography>
          )}
        </div>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
          {found.map((product) => (
            <Stack
              key={product.product_id}
              component="li"
              direction="row"
              sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <div>
                <Typography>{product.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  <span>{`${formatPrice(product.price, order.currency ?? RUPEES, locale)} · `}</span>
                  <FormattedMessage
                    id="staff.pack.replace.stock"
                    values={{ count: product.stock }}
                  />
                </Typography>
              </div>
              <Button
                variant="outlined"
                disabled={isBusy}
                onClick={() => void choose(product)}
                aria-label={formatMessage(
                  { id: 'staff.pack.replace.take' },
                  { name: product.name },
                )}
              >
                <FormattedMessage id="staff.pack.replace.take.short" />
              </Button>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
