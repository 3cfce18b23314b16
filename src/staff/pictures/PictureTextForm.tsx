import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useDescribePicturesMutation, type PictureText } from '../../api/staffApi.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';

const schema = object({
  en: string().trim().max(250, 'form.error.long'),
  fr: string().trim().max(250, 'form.error.long'),
});

interface PictureTextFormProps {
  readonly productId: string;
  readonly text: PictureText;
}

export function PictureTextForm({ productId, text }: PictureTextFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [describePictures] = useDescribePicturesMutation();
  const form = useStaffForm({
    name: `staff-picture-text-${productId}`,
    initialValues: { en: text.en ?? '', fr: text.fr ?? '' },
    schema,
    send: ({ en = '', fr = '' }, sendOnce) =>
      sendOnce(describePictures, {
        productId,
        pictureTextForm: {
          from: text,
          to: { en: text.en === null ? null : en, fr: text.fr === null ? null : fr },
        },
      }),
    onDone: () =>
      dispatch(
        toastShown({ kind: 'success', content: { messageId: 'staff.pictures.text.saved' } }),
      ),
  });
  return (
    <ServerFormFrame
      form={form}
      label={formatMessage({ id: 'staff.pictures.text' })}
      submitLabel={formatMessage({ id: 'staff.pictures.text.save' })}
    >
      {text.en !== null && (
        <TextField
          field={form.fieldOf('en')}
          label={formatMessage({ id: 'staff.pictures.text.en' })}
          hint={formatMessage({ id: 'staff.pictures.text.hint' })}
          isRequired={false}
        />
      )}
      {text.fr !== null && (
        <TextField
          field={form.fieldOf('fr')}
          label={formatMessage({ id: 'staff.pictures.text.fr' })}
          isRequired={false}
        />
      )}
    </ServerFormFrame>
  );
}
