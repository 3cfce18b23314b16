import { useIntl } from 'react-intl';
import {
  useAddCollectionMutation,
  useSaveCollectionMutation,
  type EditedCollection,
} from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { changedValues, withBase } from '../ui/conflict.ts';
import { useOverwriteCheck } from '../ui/useOverwriteCheck.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { collectionSchema, toCollectionValues, toFormValues } from './collectionForm.ts';

interface CollectionDialogProps {
  readonly collection: EditedCollection | undefined;
  readonly onClose: () => void;
}

export function CollectionDialog({ collection, onClose }: CollectionDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [add] = useAddCollectionMutation();
  const [save] = useSaveCollectionMutation();
  const overtaken = useOverwriteCheck();
  const form = useStaffForm({
    name: `staff-collection-${collection?.handle ?? 'new'}`,
    initialValues: withBase(toFormValues(collection), ''),
    schema: collectionSchema,
    send: async (typed, sendOnce) => {
      if (!collection) return sendOnce(add, { collectionValues: toCollectionValues(typed) });
      const { changed, from } = changedValues(typed, toCollectionValues);
      const collectionChanges = { changed, ...overtaken.from(from) };
      const ended = await sendOnce(save, { handle: collection.handle, collectionChanges });
      overtaken.note(ended);
      return ended;
    },
    onDone: () => {
      const messageId = collection ? 'staff.collections.saved' : 'staff.collections.added';
      dispatch(toastShown({ kind: 'success', content: { messageId } }));
      onClose();
    },
    isEmptied: !collection,
  });
  const addLabel = formatMessage({ id: 'staff.collections.add' });
  const text = (name: string, labelId: string) => ({
    field: form.fieldOf(name),
    label: formatMessage({ id: labelId }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={collection?.values.name_en ?? addLabel}>
      <ServerFormFrame
        form={form}
        submitLabel={collection ? formatMessage({ id: 'staff.delivery.save' }) : addLabel}
      >
        <TextField {...text('name_en', 'staff.delivery.name.en')} autoComplete="off" />
        <TextField
          {...text('name_fr', 'staff.delivery.name.fr')}
          autoComplete="off"
          isRequired={false}
        />
        <TextAreaField
          {...text('description_en', 'staff.delivery.description.en')}
          isRequired={false}
        />
        <TextAreaField
          {...text('description_fr', 'staff.delivery.description.fr')}
          isRequired={false}
        />
        <TextField
          {...text('position', 'staff.delivery.position')}
          inputMode="numeric"
          autoComplete="off"
        />
      </ServerFormFrame>
    </Dialog>
  );
}
