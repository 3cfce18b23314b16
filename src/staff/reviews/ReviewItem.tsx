import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import {
  useHideReviewMutation,
  usePublishReviewMutation,
  type StaffReview,
} from '../../api/staffApi.ts';
import { RatingStars } from '../../components/goods/RatingStars.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { Mark } from '../ui/Mark.tsx';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';

function Decision({ review }: { readonly review: StaffReview }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [publish, isPublishing] = useMutationWithToast(
    usePublishReviewMutation(),
    'staff.reviews.published',
  );
  const { review_id: reviewId, name } = review;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="contained"
        disabled={isPublishing}
        aria-label={formatMessage({ id: 'staff.reviews.publishOf' }, { name })}
        onClick={() => void publish({ reviewId })}
      >
        <FormattedMessage id="staff.reviews.publish" />
      </Button>
      <Button
        size="small"
        color="error"
        disabled={isPublishing}
        aria-label={formatMessage({ id: 'staff.reviews.rejectOf' }, { name })}
        onClick={() => dispatch(dialogOpened({ name: 'rejectReview', reviewId }))}
      >
        <FormattedMessage id="staff.reviews.reject" />
      </Button>
    </Stack>
  );
}

function Published({ review }: { readonly review: StaffReview }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [hide, isHiding] = useMutationWithToast(useHideReviewMutation(), 'staff.reviews.hidden');
  const { review_id: reviewId, name, reply } = review;
  return (
    <>
      {reply !== '' && (
        <Box sx={{ borderInlineStart: '3px solid var(--mui-palette-divider)', pl: 2 }}>
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage id="staff.reviews.reply.ours" />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply}</Typography>
        </Box>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={formatMessage(
            { id: reply === '' ? 'staff.reviews.replyTo' : 'staff.reviews.reply.changeOf' },
            { name },
          )}
          onClick={() => dispatch(dialogOpened({ name: 'replyToReview', reviewId }))}
        >
          <FormattedMessage
            id={reply === '' ? 'staff.reviews.reply' : 'staff.reviews.reply.change'}
          />
        </Button>
        <Button
          size="small"
          color="error"
          disabled={isHiding}
          aria-label={formatMessage({ id: 'staff.reviews.hideOf' }, { name })}
          onClick={() => void hide({ reviewId })}
        >
          <FormattedMessage id="staff.reviews.hide" />
        </Button>
      </Stack>
    </>
  );
}

interface ReviewItemProps {
  readonly review: StaffReview;
  readonly isHeld: boolean;
}

export function ReviewItem({ review, isHeld }: ReviewItemProps) {
  const times = useTimes();
  const { handle, product_name: productName, image, name, text, rating, date, verified } = review;
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, p: 2, ...ROW_BORDER }}>
      {image !== '' && (
        <img src={image} alt="" width={48} height={54} style={{ objectFit: 'cover' }} />
      )}
      <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Link component="a" href={`/shop/${encodeURIComponent(handle)}`}>
            {productName}
          </Link>
          <RatingStars rating={rating} />
          {verified && (
            <Mark tone="success">
              <FormattedMessage id="staff.reviews.verified" />
            </Mark>
          )}
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <span>{`${name} · `}</span>
          <time dateTime={date}>{times.moment(date)}</time>
        </Typography>
        {!isHeld && <Published review={review} />}
        {isHeld && <Decision review={review} />}
        <div>
          <ChangesLink subject="review" subjectId={review.review_id} name={name} />
        </div>
      </Stack>
    </Stack>
  );
}
