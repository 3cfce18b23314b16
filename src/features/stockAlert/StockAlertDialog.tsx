import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import formStyles from '../../forms/Form.module.css';
import { FormMessage } from '../../components/FormMessage.tsx';
import { takeFocus } from '../../components/takeFocus.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { DialogState } from '../ui/dialogState.ts';
import { useStockAlertForm } from './useStockAlertForm.ts';

interface StockAlertDialogProps extends DialogState {
  readonly productId: string;
  readonly productName: string;
}

/** Takes the address that is written to when a sold-out product is back. */
export function StockAlertDialog({ productId, productName, ...state }: StockAlertDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage({ id: 'stockAlert.title' }, { name: productName })}
      closesBeside={false}
      {...state}
    >
      <StockAlertForm key={productId} productId={productId} onClose={state.onClose} />
    </Dialog>
  );
}

interface StockAlertFormProps {
  readonly productId: string;
  readonly onClose: () => void;
}

function StockAlertForm({ productId, onClose }: StockAlertFormProps) {
  const { formatMessage } = useIntl();
  const { field, outcome, isDone, isBusy, submit } = useStockAlertForm(productId);
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!isDone && (
        <>
          <p>
            <FormattedMessage id="stockAlert.lead" />
          </p>
          <TextField
            field={field}
            label={formatMessage({ id: 'form.email' })}
            type="email"
            autoComplete="email"
            enterKeyHint="send"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
      <FormMessage outcome={outcome} />
      {isDone ? (
        <Button variant="contained" onClick={onClose} ref={takeFocus}>
          <FormattedMessage id="stockAlert.close" />
        </Button>
      ) : (
        <SubmitButton label={formatMessage({ id: 'stockAlert.send' })} isBusy={isBusy} />
      )}
    </form>
  );
}
