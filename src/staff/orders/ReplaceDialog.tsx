import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quantityText, weightText } from '../../../contract/weight.ts';
import {
  useFindProductsQuery,
  usePackLineMutation,
  type FoundProduct,
  type PackSize,
  type StaffOrderLine,
} from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { formatPrice } from '../../lib/price.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { packedOf } from './packedOf.ts';
import { flushPackQueue } from './packQueue.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { useStoreCurrency } from '../ui/useStoreCurrency.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { isUncounted } from '../products/useStockText.ts';

interface ReplaceDialogProps extends OrderDialogProps {
  readonly line: StaffOrderLine;
}

const AMOUNT_TEXTS = {
  ml: 'staff.pack.replace.ml',
  piece: 'staff.pack.replace.piece',
} as const;

function useAmountText() {
  const { formatMessage, formatNumber, locale } = useIntl();
  return (amount: number, measure: PackSize['measure']) => {
    if (measure === 'g') return weightText(amount, locale);
    const isLarge = measure === 'ml' && amount >= 1000;
    return formatMessage(
      { id: isLarge ? 'staff.pack.replace.ml.large' : AMOUNT_TEXTS[measure] },
      { count: amount, amount: formatNumber(isLarge ? amount / 1000 : amount) },
    );
  };
}

interface CandidateProps {
  readonly product: FoundProduct;
  readonly missing: number;
  readonly pack: PackSize | undefined;
  readonly price: string;
  readonly isBusy: boolean;
  readonly onTake: (quantity: number) => void;
}

function Candidate({ product, missing, pack, price, isBusy, onTake }: CandidateProps) {
  const { formatMessage } = useIntl();
  const amountText = useAmountText();
  const { name, stock } = product;
  const own = product.pack;
  const isComparable = pack !== undefined && own?.measure === pack.measure;
  const enough = isComparable ? Math.ceil((missing * pack.amount) / own.amount) : missing;
  const [typed, setTyped] = useState(String(Math.min(enough, stock)));
  const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  const isPossible = quantity >= 1 && quantity <= stock;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
    >
      <div style={{ flex: '1 1 200px' }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          <span>{`${price} · `}</span>
          {isUncounted(stock) ? (
            <FormattedMessage id="staff.stock.uncounted" />
          ) : (
            <FormattedMessage id="staff.pack.replace.stock" values={{ count: stock }} />
          )}
        </Typography>
        {isComparable && (
          <Typography variant="body2">
            <FormattedMessage
              id="staff.pack.replace.amounts"
              values={{
                given: amountText(quantity * own.amount, own.measure),
                wanted: amountText(missing * pack.amount, pack.measure),
              }}
            />
          </Typography>
        )}
      </div>
      <TextField
        size="small"
        label={formatMessage({ id: 'staff.pack.replace.quantity' }, { name })}
        value={typed}
        error={!isPossible}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 6 },
          inputLabel: { shrink: true },
        }}
        sx={{ width: 110 }}
      />
      <Button
        variant="outlined"
        disabled={isBusy || !isPossible}
        onClick={() => onTake(quantity)}
        aria-label={formatMessage({ id: 'staff.pack.replace.take' }, { name })}
      >
        <FormattedMessage id="staff.pack.replace.take.short" />
      </Button>
    </Stack>
  );
}

export function ReplaceDialog({ order, line, onClose }: ReplaceDialogProps) {
  const storeCurrency = useStoreCurrency();
  const { formatMessage, locale } = useIntl();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const dispatch = useStaffDispatch();
  const like = line.product_id ?? undefined;
  const { data, currentData, isFetching, error, refetch } = useFindProductsQuery({
    ...(text.length >= 2 && { text }),
    ...(like !== undefined && { like }),
  });
  // If the backend is unreachable, the result is an empty text without an error.
  const hasFailed = !currentData && (error !== undefined || !isFetching);
  const [pack, isBusy] = useMutationWithToast(usePackLineMutation(), 'staff.pack.replaced');
  const packed = line.packed_quantity ?? 0;
  const missing = line.quantity - packed;
  const found = (data && !hasFailed ? data.products : []).filter(({ stock }) => stock > 0);

  async function choose(productId: string, quantity: number): Promise<void> {
    // Queued changes don't include the replacement, so send them first.
    if (!(await dispatch(flushPackQueue()))) return;
    const packedLineForm = {
      ...packedOf({ ...line, packed_quantity: packed }),
      from: [line.packed_quantity],
      replacement: { product_id: productId, quantity },
      // The dialog opens only while the line has no replacement.
      replacement_from: null,
    };
    if (await pack({ number: order.number, lineId: line.id, packedLineForm })) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(
        { id: 'staff.pack.replace.title' },
        {
          missing: quantityText(missing, line.weight_step, locale),
          name: line.name,
        },
      )}
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
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0 }}>
          {found.map((product) => (
            <Candidate
              key={product.product_id}
              product={product}
              missing={missing}
              pack={data?.pack}
              price={formatPrice(product.price, order.currency ?? storeCurrency, locale)}
              isBusy={isBusy}
              onTake={(quantity) => void choose(product.product_id, quantity)}
            />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
