import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  staffApi,
  useAddDeliveryMethodMutation,
  useSaveDeliveryMethodMutation,
  type StaffDeliveryMethod,
} from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { forgetDraft } from '../../forms/formDrafts.ts';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { FormAnswer, FormValues, ServerForm } from '../../forms/useServerForm.ts';
import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { isDirty, withBase } from '../ui/conflict.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useFormConflict } from '../ui/useFormConflict.ts';
import { TWO_COLUMNS } from '../ui/twoColumns.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { emptyForm, formOf, methodSchema, readIds, toMethodValues } from './methodForm.ts';
import { PlacesPanel } from './PlacesPanel.tsx';
import { useMethodTexts } from './useMethodTexts.ts';
import { WindowsPanel } from './WindowsPanel.tsx';

/** Fields that conflict as a group, because each region belongs to one of the countries. */
const PLACES = ['country_ids', 'zone_ids'];

function OfferPanel({ form }: { readonly form: ServerForm<FormAnswer> }) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  return (
    <Panel title={text('staff.delivery.offer')}>
      <Stack spacing={2}>
        <Box sx={TWO_COLUMNS}>
          <TextField
            field={form.fieldOf('name_en')}
            label={text('staff.delivery.name.en')}
            autoComplete="off"
          />
          <TextField
            field={form.fieldOf('name_fr')}
            label={text('staff.delivery.name.fr')}
            isRequired={false}
            autoComplete="off"
          />
          <TextAreaField
            field={form.fieldOf('description_en')}
            label={text('staff.delivery.description.en')}
            isRequired={false}
            rows={2}
          />
          <TextAreaField
            field={form.fieldOf('description_fr')}
            label={text('staff.delivery.description.fr')}
            isRequired={false}
            rows={2}
          />
          <TextField
            field={form.fieldOf('price')}
            label={text('staff.delivery.price')}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            field={form.fieldOf('free_from')}
            label={text('staff.delivery.freeFrom')}
            isRequired={false}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            field={form.fieldOf('position')}
            label={text('staff.delivery.position')}
            inputMode="numeric"
            autoComplete="off"
          />
        </Box>
        <CheckboxField
          name="is_active"
          label={text('staff.delivery.isActive')}
          isChecked={form.values['is_active'] === 'yes'}
          onChange={(isOn) => form.setValue('is_active', isOn ? 'yes' : '')}
        />
      </Stack>
    </Panel>
  );
}

interface MethodFormProps {
  readonly method: StaffDeliveryMethod | undefined;
  readonly onDiscarded: () => void;
}

export function MethodForm({ method, onDiscarded }: MethodFormProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dispatch = useStaffDispatch();
  const [add] = useAddDeliveryMethodMutation();
  const [save] = useSaveDeliveryMethodMutation();
  const name = `staff-delivery-${method?.method_id ?? 'new'}`;
  const { conflict, compare, resolve } = useFormConflict(PLACES);
  async function compareWithSaved(typed: FormValues): Promise<void> {
    const { data } = await dispatch(
      staffApi.endpoints.listStaffDeliveryMethods.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    const saved = data?.methods.find(({ method_id: id }) => id === method?.method_id);
    if (saved) compare(typed, formOf(saved));
  }

  const form = useStaffForm({
    name,
    initialValues: method ? formOf(method) : withBase(emptyForm, ''),
    schema: methodSchema,
    send: async (typed, sendOnce) => {
      const values = toMethodValues(typed);
      if (!method) return sendOnce(add, { deliveryMethodValues: values });
      const version = Number(typed['version']);
      const ended = await sendOnce(save, {
        methodId: method.method_id,
        deliveryMethodForm: { version, values },
      });
      if (rejectionOf(ended.error).status === 409) await compareWithSaved(typed);
      return ended;
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.delivery.saved' } }));
      void navigate(staffPaths.delivery);
    },
    leadsAway: true,
  });
  const fieldTexts = useMethodTexts(readIds(form.values['country_ids']));
  return (
    <EditorFrame
      form={form}
      submitLabel={formatMessage({ id: 'staff.delivery.save' })}
      isReadOnly={false}
      onDiscard={
        isDirty(form.values)
          ? () => {
              forgetDraft(name);
              onDiscarded();
            }
          : undefined
      }
    >
      <OfferPanel form={form} />
      <PlacesPanel form={form} />
      <WindowsPanel form={form} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          title={formatMessage({ id: 'staff.delivery.conflict' })}
          {...fieldTexts}
          onResolve={(chosen) => resolve(form, chosen)}
        />
      )}
    </EditorFrame>
  );
}
