import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { staffApi, useSaveShopDetailsMutation, type ShopDetails } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { forgetDraft } from '../../forms/formDrafts.ts';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { FormAnswer, FormValues, ServerForm } from '../../forms/useServerForm.ts';
import { PictureChoice } from '../content/PictureChoice.tsx';
import { usePictures } from '../content/usePictures.ts';
import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { isDirty, withBase } from '../ui/conflict.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useFieldTexts } from '../ui/useFieldTexts.ts';
import { useFormConflict } from '../ui/useFormConflict.ts';
import { TWO_COLUMNS } from '../ui/twoColumns.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { shopLabels } from './shopLabels.ts';
import { shopSchema, toFormValues, toShopValues } from './shopForm.ts';

const DRAFT = 'staff-shop';

const WAYS = ['pays_cash', 'pays_transfer', 'pays_online'] as const;

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

const PICTURES = [
  { name: 'logo', hintId: 'staff.shop.logoHint', uploadId: 'staff.shop.logoUpload' },
  { name: 'icon', hintId: 'staff.shop.iconHint', uploadId: 'staff.shop.iconUpload' },
] as const;

function PicturesPanel({ form }: PanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.shop.pictures' })}>
      <Box sx={TWO_COLUMNS}>
        {PICTURES.map(({ name, hintId, uploadId }) => (
          <div key={name}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              {formatMessage({ id: hintId })}
            </Typography>
            <PictureChoice
              id={name}
              labelId={shopLabels[name]}
              uploadId={uploadId}
              value={form.values[name] ?? ''}
              onChange={(picture) => form.setValue(name, picture)}
            />
          </div>
        ))}
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
            label={formatMessage({ id: shopLabels[name] })}
            type="url"
            isRequired={false}
            autoComplete="off"
          />
        ))}
      </Stack>
    </Panel>
  );
}

function PaymentPanel({ form, hasOnline }: PanelProps & { readonly hasOnline: boolean }) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const ways = hasOnline ? WAYS : WAYS.filter((name) => name !== 'pays_online');
  return (
    <Panel title={text('staff.shop.payment')}>
      <Stack spacing={2}>
        <div>
          {ways.map((name) => (
            <div key={name}>
              <CheckboxField
                name={name}
                label={text(shopLabels[name])}
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
        {ways.every((name) => form.values[name] !== 'yes') && (
          <Alert severity="warning">{text('staff.shop.noPayment')}</Alert>
        )}
        {form.values['pays_cash'] === 'yes' && (
          <TextField
            field={form.fieldOf('cash_limit')}
            label={text('staff.shop.cashLimit')}
            hint={text('staff.shop.cashLimitHint')}
            isRequired={false}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
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
  readonly hasOnline: boolean;
  readonly onSaved: (saved: ShopDetails) => void;
  readonly onDiscarded: () => void;
}

export function ShopForm({ details, hasOnline, onSaved, onDiscarded }: ShopFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [save] = useSaveShopDetailsMutation();
  const saved = useRef(details);
  const { conflict, compare, resolve } = useFormConflict();
  const { labelOf, wordsOf } = useFieldTexts(shopLabels, WAYS);
  const pictures = usePictures();

  async function compareWithSaved(typed: FormValues): Promise<void> {
    const { data } = await dispatch(
      staffApi.endpoints.getShopDetails.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    if (data) compare(typed, withBase(toFormValues(data.values), data.version));
  }

  const form = useStaffForm({
    name: DRAFT,
    initialValues: withBase(toFormValues(details.values), details.version),
    schema: shopSchema,
    send: async (typed, sendOnce) => {
      const ended = await sendOnce(save, {
        shopForm: { version: typed['version'] ?? '', values: toShopValues(typed) },
      });
      if (ended.data) saved.current = ended.data;
      else if (rejectionOf(ended.error).status === 409) await compareWithSaved(typed);
      return ended;
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.shop.saved' } }));
      onSaved(saved.current);
    },
  });
  return (
    <EditorFrame
      form={form}
      submitLabel={formatMessage({ id: 'staff.shop.save' })}
      isReadOnly={false}
      onDiscard={
        isDirty(form.values)
          ? () => {
              forgetDraft(DRAFT);
              onDiscarded();
            }
          : undefined
      }
    >
      <WhoPanel form={form} />
      <PicturesPanel form={form} />
      <PaymentPanel form={form} hasOnline={hasOnline} />
      <NetworksPanel form={form} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          title={formatMessage({ id: 'staff.shop.conflict' })}
          labelOf={labelOf}
          wordsOf={(name, value) =>
            pictures.find(({ id }) => id === value)?.label ?? wordsOf(name, value)
          }
          onResolve={(chosen) => resolve(form, chosen)}
        />
      )}
    </EditorFrame>
  );
}
