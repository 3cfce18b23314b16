import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import {
  useChangeProductValuesMutation,
  type ProductField,
  type ProductRow,
} from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { useMoney } from '../ui/useMoney.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { bulkHints, bulkLabels, bulkTexts } from '../ui/textIds.ts';
import { isAnswered } from '../ui/useIdempotentSubmit.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { previewOf, typedPercent, type PreviewRow } from './bulkChange.ts';
import { typedValue } from './typedValue.ts';
import { useStockText } from './useStockText.ts';

interface BulkDialogProps {
  readonly field: ProductField;
  readonly products: readonly ProductRow[];
  readonly onClose: () => void;
}

function isTyped(field: ProductField, text = ''): boolean {
  if (field === 'stock') return typedValue('stock', text) !== undefined;
  return (field === 'special' && text.trim() === '') || typedPercent(text) !== undefined;
}

interface PreviewProps {
  readonly field: ProductField;
  readonly rows: readonly PreviewRow[];
  readonly errors: Readonly<Record<string, string>>;
}

function Preview({ field, rows, errors }: PreviewProps) {
  const { formatMessage } = useIntl();
  const stockText = useStockText();
  const money = useMoney();
  const shown = (value: number | null) => {
    if (value === null) return '–';
    return field === 'stock' ? stockText(value) : money(value);
  };
  return (
    <Table size="small" aria-label={formatMessage({ id: 'staff.products.preview' })}>
      <TableHead>
        <TableRow>
          <TableCell>
            <FormattedMessage id="staff.products.column.name" />
          </TableCell>
          <TableCell align="right">
            <FormattedMessage id="staff.products.before" />
          </TableCell>
          <TableCell align="right">
            <FormattedMessage id="staff.products.after" />
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ product, before, after }) => (
          <TableRow key={product.product_id}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              <span>{product.name}</span>
              {errors[product.product_id] !== undefined && (
                <Typography variant="body2" color="error">
                  {errors[product.product_id]}
                </Typography>
              )}
            </TableCell>
            <TableCell align="right">{shown(before)}</TableCell>
            <TableCell align="right">{shown(after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export function BulkDialog({ field, products, onClose }: BulkDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [change] = useChangeProductValuesMutation();
  // Without a response, the change may have been applied. Recomputing it from refreshed rows would apply it twice.
  const [unanswered, setUnanswered] = useState<{ typed: string; rows: PreviewRow[] }>();
  const rowsOf = (typed: string) =>
    unanswered?.typed === typed ? unanswered.rows : previewOf(field, typed, products);
  const form = useStaffForm({
    name: `staff-bulk-${field}`,
    initialValues: { value: '' },
    schema: object({
      value: string()
        .test('typed', 'staff.products.bulk.invalid', (text) => isTyped(field, text))
        .test(
          'changes',
          'staff.products.bulk.nothing',
          (text = '') => !isTyped(field, text) || rowsOf(text).length > 0,
        ),
    }),
    send: async ({ value: typed = '' }, sendOnce) => {
      const asked = rowsOf(typed);
      const ended = await sendOnce(change, {
        productValuesForm: {
          field,
          changes: asked.map(({ product, before, after }) => ({
            product_id: product.product_id,
            from: before,
            to: after,
          })),
        },
      });
      setUnanswered(isAnswered(ended) ? undefined : { typed, rows: asked });
      return ended;
    },
    isEmptied: true,
    onDone: () => {
      const count = rows.length;
      const content = { messageId: 'staff.products.bulk.done', values: { count } };
      dispatch(toastShown({ kind: 'success', content }));
      onClose();
    },
  });
  const { value = '' } = form.values;
  const rows = isTyped(field, value) ? rowsOf(value) : [];
  const errors = form.answer?.error;
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: bulkTexts[field] })}>
      <ServerFormFrame
        form={form}
        submitLabel={formatMessage({ id: 'staff.products.bulk.apply' }, { count: rows.length })}
      >
        <TextField
          field={form.fieldOf('value')}
          label={formatMessage({ id: bulkLabels[field] })}
          hint={formatMessage({ id: bulkHints[field] })}
          inputMode="text"
          autoComplete="off"
          isRequired={field !== 'special'}
        />
        {rows.length > 0 && (
          <Preview field={field} rows={rows} errors={typeof errors === 'object' ? errors : {}} />
        )}
      </ServerFormFrame>
    </Dialog>
  );
}
