import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useReplyToReviewMutation, type StaffReview } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { baseOf, withBase } from '../ui/conflict.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useOverwriteCheck } from '../ui/useOverwriteCheck.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';

const schema = object({ text: string().trim().max(2000, 'form.error.long') });

interface ReplyDialogProps {
  readonly review: StaffReview;
  readonly onClose: () => void;
}

export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [reply] = useReplyToReviewMutation();
  const { review_id: reviewId, name, text } = review;
  const overtaken = useOverwriteCheck();
  const form = useStaffForm({
    name: `staff-reply-${reviewId}`,
    initialValues: withBase({ text: review.reply }, ''),
    schema,
    send: async (typed, sendOnce) => {
      const ended = await sendOnce(reply, {
        reviewId,
        reviewReplyForm: {
          text: (typed['text'] ?? '').trim(),
          ...overtaken.from(baseOf(typed)['text'] ?? ''),
        },
      });
      overtaken.note(ended);
      return ended;
    },
    onDone: () => {
      dispatch(
        toastShown({ kind: 'success', content: { messageId: 'staff.reviews.reply.saved' } }),
      );
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.reviews.replyTo' }, { name })}
    >
      <Typography sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.reviews.reply.save' })}>
        <TextAreaField
          field={form.fieldOf('text')}
          label={formatMessage({ id: 'staff.reviews.reply.text' })}
          hint={formatMessage({ id: 'staff.reviews.reply.hint' })}
          isRequired={false}
          rows={5}
        />
      </ServerFormFrame>
    </Dialog>
  );
}
