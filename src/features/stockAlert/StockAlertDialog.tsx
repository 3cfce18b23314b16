import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRequestStockAlertMutation } from '../../api/api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { takeFocus } from '../../components/takeFocus.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import formStyles from '../../forms/Form.module.css';
import { useServerForm } from '../../forms/useServerForm.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectUser } from '../session/sessionSlice.ts';
import type { DialogState } from '../ui/dialogState.ts';

const schema = fieldSchema(allRequired(['email']));

interface StockAlertDialogProps extends DialogState {
  readonly productId: string;
  readonly productName: string;
}

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
  const user = useAppSelector(selectUser);
  const [request] = useRequestStockAlertMutation();
  const form = useServerForm({
    name: `stock alert ${productId}`,
    initialValues: { email: user ? user.email : '' },
    schema,
    send: ({ email = '' }) => {
      const stockAlertForm = { product_id: productId, email: email.trim() };
      return request({ stockAlertForm });
    },
  });
  if (form.outcome?.kind === 'done') {
    return (
      <div className={formStyles.form}>
        <FormMessage outcome={form.outcome} />
        <Button variant="contained" onClick={onClose} ref={takeFocus}>
          <FormattedMessage id="stockAlert.close" />
        </Button>
      </div>
    );
  }
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'stockAlert.send' })}>
      <p>
        <FormattedMessage id="stockAlert.lead" />
      </p>
      <NamedField form={form} name="email" />
    </ServerFormFrame>
  );
}
