import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { object, string, type AnyObjectSchema } from 'yup';
import { useSaveGatewayKeysMutation, type StaffGateway } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { useStaffSecret } from '../session/useStaffSecret.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { TWO_COLUMNS } from '../ui/twoColumns.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { gatewayNames } from './gatewayNames.ts';

const required = string().trim().required('form.error.missing');

const SCHEMAS: Readonly<Record<StaffGateway['gateway'], AnyObjectSchema>> = {
  razorpay: object({ key_id: required, secret_key: required }),
  stripe: object({ secret_key: required }),
};

/** Schema if keys are already stored: all fields are optional. */
const KEPT: AnyObjectSchema = object();

const YES = 'yes';

const SECRETS = ['key_id', 'secret_key', 'webhook_secret'];

interface GatewayKeysFormProps {
  readonly id: StaffGateway['gateway'];
  readonly hasEntered: boolean;
}

export function GatewayKeysForm({ id, hasEntered }: GatewayKeysFormProps) {
  const storeSecret = useStaffSecret();
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [save] = useSaveGatewayKeysMutation();
  const form = useStaffForm({
    name: `staff-gateway-${id}`,
    initialValues: { key_id: '', secret_key: '', webhook_secret: '', same: '' },
    secrets: SECRETS,
    schema: hasEntered ? KEPT : SCHEMAS[id],
    send: ({ key_id = '', secret_key = '', webhook_secret = '', same = '' }) =>
      save({
        gateway: id,
        gatewayKeysForm: {
          key_id,
          secret_key: secret_key && storeSecret(secret_key),
          webhook_secret: webhook_secret && storeSecret(webhook_secret),
          is_same_account: same === YES,
        },
      }),
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
            isRequired={!hasEntered}
            autoComplete="off"
          />
        )}
        <TextField
          field={form.fieldOf('secret_key')}
          label={formatMessage({ id: 'staff.gateway.secretKey' })}
          hint={hasEntered ? formatMessage({ id: 'staff.gateway.secretKeyKept' }) : undefined}
          isRequired={!hasEntered}
          autoComplete="off"
        />
        <TextField
          field={form.fieldOf('webhook_secret')}
          label={formatMessage({ id: 'staff.gateway.webhookSecret' })}
          hint={formatMessage({ id: 'staff.gateway.webhookHint' })}
          isRequired={false}
          autoComplete="off"
        />
      </Box>
      {hasEntered && (
        <CheckboxField
          name={`same-${id}`}
          label={formatMessage({ id: 'staff.gateway.sameAccount' })}
          isChecked={form.values['same'] === YES}
          onChange={(isOn) => form.setValue('same', isOn ? YES : '')}
        />
      )}
    </ServerFormFrame>
  );
}
