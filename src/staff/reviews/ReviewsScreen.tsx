import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListReviewsQuery } from '../../api/staffApi.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { LIST_PAGE_SIZE } from '../ui/ListPages.tsx';
import { ListSearchField } from '../ui/ListSearchField.tsx';
import { ResultList } from '../ui/ResultList.tsx';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { reviewViewTexts } from '../ui/textIds.ts';
import { withFilter } from '../ui/pageQuery.ts';
import { ReplyDialog } from './ReplyDialog.tsx';
import { RejectReviewDialog } from './RejectReviewDialog.tsx';
import { ReviewItem } from './ReviewItem.tsx';

const VIEWS = ['held', 'published'] as const;

type View = (typeof VIEWS)[number];

function ReviewList({ view }: { readonly view: View }) {
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const [query] = useSearchParams();
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const result = useListReviewsQuery({
    view,
    ...(text !== '' && { text }),
    page: pageNumber(query),
    pageSize: LIST_PAGE_SIZE,
  });
  const replied =
    dialog?.name === 'replyToReview'
      ? result.data?.reviews.find(({ review_id: id }) => id === dialog.reviewId)
      : undefined;
  return (
    <>
      <ResultList
        query={result}
        emptyId={text === '' ? reviewViewTexts[view].none : 'staff.reviews.notFound'}
      >
        {result.data?.reviews.map((review) => (
          <ReviewItem key={review.review_id} review={review} isHeld={view === 'held'} />
        ))}
      </ResultList>
      {replied && <ReplyDialog review={replied} onClose={() => dispatch(dialogClosed())} />}
    </>
  );
}

export function ReviewsScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const [query, setQuery] = useSearchParams();
  const held = useListReviewsQuery({ view: 'held', page: 1, pageSize: LIST_PAGE_SIZE });
  // Choose the view once: the list must not switch after the last held review is decided.
  const [opened, setOpened] = useState<View>();
  if (opened === undefined && held.data) setOpened(held.data.total === 0 ? 'published' : 'held');
  const asked = VIEWS.find((known) => known === query.get('view'));
  const view = asked ?? opened ?? 'held';
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.reviews' })} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <ListSearchField label={formatMessage({ id: 'staff.stock.search' })} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, next: View | null) => {
            if (next !== null) setQuery(withFilter(query, { view: next }));
          }}
          aria-label={formatMessage({ id: 'staff.stock.view' })}
        >
          {VIEWS.map((known) => (
            <ToggleButton key={known} value={known}>
              <FormattedMessage id={reviewViewTexts[known].label} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <ReviewList view={view} />
      {dialog?.name === 'rejectReview' && (
        <RejectReviewDialog reviewId={dialog.reviewId} onClose={() => dispatch(dialogClosed())} />
      )}
    </>
  );
}
