import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { object, string, type AnyObjectSchema } from 'yup';
import { useSaveGatewayKeysMutation, type StaffGateway } from '../../api/staffApi.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { TWO_COLUMNS } from '../ui/twoColumns.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { gatewayNames } from './gatewayNames.ts';

const required = string().trim().required('form.error.missing');

const SCHEMAS: Readonly<Record<StaffGateway['gateway'], AnyObjectSchema>> = {
  razorpay: object({ key_id: required, secret_key: required }),
  stripe: object({ secret_key: required }),
};

const SECRETS = ['key_id', 'secret_key', 'webhook_secret'];

/** Replaces the keys of a provider. They are never shown again. */
export function GatewayKeysForm({ id }: { readonly id: StaffGateway['gateway'] }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [save] = useSaveGatewayKeysMutation();
  const form = useStaffForm({
    name: `staff-gateway-${id}`,
    initialValues: { key_id: '', secret_key: '', webhook_secret: '' },
    secrets: SECRETS,
    schema: SCHEMAS[id],
    send: ({ key_id = '', secret_key = '', webhook_secret = '' }, sendOnce) =>
      sendOnce(save, { gateway: id, gatewayKeysForm: { key_id, secret_key, webhook_secret } }),
    onDone: () =>
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.gateway.saved' } })),
    isEmptied: true,
  });
  return (
    <ServerFormFrame
      form={form}
      label={formatMessage({ id: 'staff.gateway.keysOf' }, { name: gatewayNames[id] })}
      submitLabel={formatMessage({ id: 'staff.gateway.save' })}
    >
      <Box sx={TWO_COLUMNS}>
        {id === 'razorpay' && (
          <TextField
            field={form.fieldOf('key_id')}
            label={formatMessage({ id: 'staff.gateway.keyId' })}
            autoComplete="off"
          />
        )}
        <TextField
          field={form.fieldOf('secret_key')}
          label={formatMessage({ id: 'staff.gateway.secretKey' })}
          hint={id === 'stripe' ? 'sk_live_…' : undefined}
          autoComplete="off"
        />
        <TextField
          field={form.fieldOf('webhook_secret')}
          label={formatMessage({ id: 'staff.gateway.webhookSecret' })}
          hint={id === 'stripe' ? 'whsec_…' : undefined}
          isRequired={false}
          autoComplete="off"
        />
      </Box>
    </ServerFormFrame>
  );
}
