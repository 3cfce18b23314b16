import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCorrectStockMutation,
  useGetProductStockQuery,
  type ProductStock,
} from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import type { FormValues } from '../../forms/useServerForm.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { causeTexts } from '../ui/textIds.ts';
import { isAnswered } from '../ui/useIdempotentSubmit.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { missingForOrders, STOCK_CAUSES, stockSchema, toCorrection } from './stockForm.ts';

interface CorrectionFormProps {
  readonly product: ProductStock;
  readonly readStock: () => PromiseLike<{ readonly data?: ProductStock | undefined }>;
  readonly onClose: () => void;
}

function CorrectionForm({ product, readStock, onClose }: CorrectionFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [correct] = useCorrectStockMutation();
  const { product_id: productId } = product;
  // The member counts against the displayed stock, so a refetch must not replace it.
  const [opened, setOpened] = useState(product);
  // Values of a request without a response; the backend may have applied them.
  const unanswered = useRef<FormValues>(undefined);

  const missing = useRef(0);

  /**
   * Returns the displayed stock, which the values refer to. Refetches it if other values were sent without a
   * response, because the backend may have applied those.
   */
  async function shelfOf(values: FormValues): Promise<ProductStock | undefined> {
    const { current: sent } = unanswered;
    if (!sent || JSON.stringify(sent) === JSON.stringify(values)) return opened;
    const { data } = await readStock();
    if (data) setOpened(data);
    return data;
  }

  const form = useStaffForm({
    name: `staff-stock-${productId}`,
    initialValues: { cause: 'counted', amount: '', note: '' },
    schema: stockSchema,
    send: async (values, sendOnce) => {
      const shelf = await shelfOf(values);
      if (!shelf) return { data: '' };
      const stockCorrectionForm = toCorrection(values, shelf);
      const ended = await sendOnce(correct, { productId, stockCorrectionForm });
      if (ended.data) missing.current = missingForOrders(stockCorrectionForm, shelf, ended.data);
      unanswered.current = isAnswered(ended) ? undefined : values;
      return ended;
    },
    onDone: () => {
      const content =
        missing.current === 0
          ? { messageId: 'staff.stock.corrected' }
          : { messageId: 'staff.stock.correctedShort', values: { count: missing.current } };
      dispatch(toastShown({ kind: 'success', content }));
      onClose();
    },
    isEmptied: true,
  });
  const cause = form.fieldOf('cause');
  const chosen = STOCK_CAUSES.find((known) => known === cause.value) ?? 'counted';
  const { stock, reserved, shelf } = opened;
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="staff.stock.shelfText" values={{ shelf, stock, reserved }} />
      </Typography>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.stock.correct' })}>
        <SelectField
          field={cause}
          label={formatMessage({ id: 'staff.stock.cause' })}
          placeholder={formatMessage({ id: 'form.choose' })}
          options={STOCK_CAUSES.map((value) => ({
            value,
            label: formatMessage({ id: causeTexts[value].label }),
          }))}
        />
        <TextField
          field={form.fieldOf('amount')}
          label={formatMessage({ id: causeTexts[chosen].amount })}
          // Numeric keyboards of some phones have no minus sign.
          inputMode={chosen === 'other' ? 'text' : 'numeric'}
          autoComplete="off"
        />
        <TextField
          field={form.fieldOf('note')}
          label={formatMessage({ id: 'staff.stock.note' })}
          isRequired={false}
        />
      </ServerFormFrame>
    </>
  );
}

interface CorrectStockDialogProps {
  readonly productId: string;
  readonly onClose: () => void;
}

export function CorrectStockDialog({ productId, onClose }: CorrectStockDialogProps) {
  const { formatMessage } = useIntl();
  // Refetch on opening, as orders arrive all the time.
  const { data, error, isFetching, refetch } = useGetProductStockQuery(
    { productId },
    { refetchOnMountOrArgChange: true },
  );
  const [isAsked, setIsAsked] = useState(false);
  const isReady = data !== undefined && (isAsked || !isFetching);
  if (isReady && !isAsked) setIsAsked(true);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? data.name : formatMessage({ id: 'staff.stock.correct' })}
    >
      {isReady && data && <CorrectionForm product={data} readStock={refetch} onClose={onClose} />}
      {!isReady && isFetching && <MainLoader />}
      {!isReady && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
    </Dialog>
  );
}
