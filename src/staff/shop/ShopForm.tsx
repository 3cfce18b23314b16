import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSaveShopDetailsMutation, type ShopDetails } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { forgetDraft } from '../../forms/formDrafts.ts';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { shopSchema, toFormValues, toShopValues } from './shopForm.ts';

const DRAFT = 'staff-shop';

const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

interface PanelProps {
  readonly form: ServerForm<FormAnswer>;
}

function WhoPanel({ form }: PanelProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  return (
    <Panel title={text('staff.shop.who')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('staff.shop.whoHint')}
      </Typography>
      <Box sx={TWO_COLUMNS}>
        <TextField
          field={form.fieldOf('name')}
          label={text('staff.shop.name')}
          autoComplete="organization"
        />
        <TextField
          field={form.fieldOf('phone')}
          label={text('staff.shop.phone')}
          type="tel"
          isRequired={false}
          autoComplete="tel"
        />
        <TextField
          field={form.fieldOf('email')}
          label={text('staff.shop.email')}
          hint={text('staff.shop.emailHint')}
          type="email"
          autoComplete="email"
        />
        <span />
        <TextAreaField field={form.fieldOf('address_en')} label={text('staff.shop.address.en')} />
        <TextAreaField
          field={form.fieldOf('address_fr')}
          label={text('staff.shop.address.fr')}
          isRequired={false}
        />
        <TextField
          field={form.fieldOf('description_en')}
          label={text('staff.shop.description.en')}
          isRequired={false}
          autoComplete="off"
        />
        <TextField
          field={form.fieldOf('description_fr')}
          label={text('staff.shop.description.fr')}
          isRequired={false}
          autoComplete="off"
        />
      </Box>
    </Panel>
  );
}

function NetworksPanel({ form }: PanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.shop.networks' })}>
      <Stack spacing={2}>
        {(['facebook', 'instagram', 'youtube'] as const).map((name) => (
          <TextField
            key={name}
            field={form.fieldOf(name)}
            label={formatMessage({ id: networkTexts[name] })}
            type="url"
            isRequired={false}
            autoComplete="off"
          />
        ))}
      </Stack>
    </Panel>
  );
}

const networkTexts = {
  facebook: 'staff.shop.facebook',
  instagram: 'staff.shop.instagram',
  youtube: 'staff.shop.youtube',
} as const;

const wayTexts = {
  pays_cash: 'staff.shop.paysCash',
  pays_transfer: 'staff.shop.paysTransfer',
  pays_online: 'staff.shop.paysOnline',
} as const;

function PaymentPanel({ form, hasOnline }: PanelProps & { readonly hasOnline: boolean }) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const ways = hasOnline
    ? (['pays_cash', 'pays_transfer', 'pays_online'] as const)
    : (['pays_cash', 'pays_transfer'] as const);
  return (
    <Panel title={text('staff.shop.payment')}>
      <Stack spacing={2}>
        <div>
          {ways.map((name) => (
            <div key={name}>
              <CheckboxField
                name={name}
                label={text(wayTexts[name])}
                isChecked={form.values[name] === 'yes'}
                onChange={(isOn) => form.setValue(name, isOn ? 'yes' : '')}
              />
            </div>
          ))}
          {!hasOnline && (
            <Typography variant="body2" color="textSecondary">
              {text('staff.shop.noOnline')}
            </Typography>
          )}
        </div>
        {form.values['pays_transfer'] === 'yes' && (
          <Box sx={TWO_COLUMNS}>
            <TextAreaField
              field={form.fieldOf('bank_account_en')}
              label={text('staff.shop.bank.en')}
              hint={text('staff.shop.bankHint')}
              rows={4}
            />
            <TextAreaField
              field={form.fieldOf('bank_account_fr')}
              label={text('staff.shop.bank.fr')}
              isRequired={false}
              rows={4}
            />
          </Box>
        )}
      </Stack>
    </Panel>
  );
}

interface ShopFormProps {
  readonly details: ShopDetails;
  readonly onSaved: () => void;
  /** What was typed is thrown away */
  readonly onDiscarded: () => void;
}

/** The form of the shop's details. What is typed outlives a reload and a session that ran out. */
export function ShopForm({ details, onSaved, onDiscarded }: ShopFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [save] = useSaveShopDetailsMutation();
  // With the version that was opened, so that a save from a draft takes nobody else's work away.
  const initialValues = { ...toFormValues(details.values), version: details.version };
  const form = useStaffForm({
    name: DRAFT,
    initialValues,
    schema: shopSchema,
    send: (typed, sendOnce) =>
      sendOnce(save, {
        shopForm: { version: typed['version'] ?? '', values: toShopValues(typed) },
      }),
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.shop.saved' } }));
      onSaved();
    },
  });
  const isTyped = Object.entries(initialValues).some(
    ([field, value]) => form.values[field] !== value,
  );
  return (
    <EditorFrame
      form={form}
      submitLabel={formatMessage({ id: 'staff.shop.save' })}
      isReadOnly={false}
      onDiscard={
        isTyped
          ? () => {
              forgetDraft(DRAFT);
              onDiscarded();
            }
          : undefined
      }
    >
      <WhoPanel form={form} />
      <PaymentPanel form={form} hasOnline={details.has_online} />
      <NetworksPanel form={form} />
    </EditorFrame>
  );
}
