import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useAddContentTagMutation } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffForm } from '../ui/useStaffForm.ts';

const MAX_NAME = 60;

const line = string().trim().max(MAX_NAME, 'form.error.long');
const schema = object({ name_en: line.required('form.error.missing'), name_fr: line });

interface NewTagDialogProps {
  readonly onAdded: (handle: string) => void;
  readonly onClose: () => void;
}

export function NewTagDialog({ onAdded, onClose }: NewTagDialogProps) {
  const { formatMessage } = useIntl();
  const [add] = useAddContentTagMutation();
  const added = useRef('');
  const form = useStaffForm({
    name: 'staff-content-tag',
    initialValues: { name_en: '', name_fr: '' },
    schema,
    send: async ({ name_en = '', name_fr = '' }, sendOnce) => {
      const { data, error } = await sendOnce(add, { contentTagForm: { name_en, name_fr } });
      if (data) added.current = data.handle;
      return { data, error };
    },
    onDone: () => {
      onAdded(added.current);
      onClose();
    },
    isEmptied: true,
  });
  const title = formatMessage({ id: 'staff.content.newTag' });
  const field = (name: 'name_en' | 'name_fr', label: string) => (
    <TextField
      field={form.fieldOf(name)}
      label={formatMessage({ id: label })}
      isRequired={name === 'name_en'}
      autoComplete="off"
    />
  );
  return (
    // React events bubble through portals, so the post's form would be submitted too.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog isOpen onClose={onClose} title={title}>
        <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.content.addTag' })}>
          {field('name_en', 'staff.delivery.name.en')}
          {field('name_fr', 'staff.delivery.name.fr')}
        </ServerFormFrame>
      </Dialog>
    </div>
  );
}
