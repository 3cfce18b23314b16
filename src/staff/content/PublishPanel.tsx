import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import {
  useGetStaffSessionQuery,
  usePublishContentMutation,
  useUnplanContentMutation,
  type StaffContent,
} from '../../api/staffApi.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { dialogOpened, toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { isFixedContent } from './contentForm.ts';
import { ContentStateMark } from './ContentStateMark.tsx';
import { instantOf } from './shopTime.ts';

interface PublishPanelProps {
  readonly content: StaffContent;
  readonly version: string;
  readonly isTyped: boolean;
}

const schema = object({ time: string().required('form.error.missing') });

function PlanForm({ content: { kind, handle }, version }: Omit<PublishPanelProps, 'isTyped'>) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [publish] = usePublishContentMutation();
  const { data: session } = useGetStaffSessionQuery();
  const zone = session ? session.time_zone : 'UTC';
  const form = useStaffForm({
    name: `staff-content-plan-${kind}-${handle}`,
    initialValues: { time: '' },
    schema,
    send: (values, sendOnce) =>
      sendOnce(publish, {
        kind,
        handle,
        contentPublication: {
          version,
          publish_at: instantOf(values['time'] ?? '', zone) ?? '',
        },
      }),
    onDone: () =>
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.content.planned' } })),
    isEmptied: true,
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.content.plan' })}>
      <TextField
        field={form.fieldOf('time')}
        type="datetime-local"
        label={formatMessage({ id: 'staff.content.time' })}
        hint={formatMessage({ id: 'staff.content.timeHint' }, { zone })}
      />
    </ServerFormFrame>
  );
}

export function PublishPanel({ content, version, isTyped }: PublishPanelProps) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const dispatch = useStaffDispatch();
  const { kind, handle, state, publish_at: time } = content;
  const [publish, isPublishing] = useMutationWithToast(
    usePublishContentMutation(),
    'staff.content.published',
  );
  const [unplan, isUnplanning] = useMutationWithToast(
    useUnplanContentMutation(),
    'staff.content.unplanned',
  );
  const isBusy = isPublishing || isUnplanning;
  return (
    <Panel title={formatMessage({ id: 'staff.content.publishing' })}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <ContentStateMark {...content} />
        </Stack>
        {isTyped && (
          <Typography>
            <FormattedMessage id="staff.content.saveFirst" />
          </Typography>
        )}
        {time !== null && (
          <>
            <Typography>
              <FormattedMessage
                id="staff.content.plannedText"
                values={{ time: times.moment(time) }}
              />
            </Typography>
            <Button
              variant="outlined"
              disabled={isBusy}
              onClick={() => void unplan({ kind, handle })}
            >
              <FormattedMessage id="staff.content.unplan" />
            </Button>
          </>
        )}
        {state !== 'published' && (
          <>
            <Button
              variant="contained"
              disabled={isBusy || isTyped}
              onClick={() =>
                void publish({ kind, handle, contentPublication: { version, publish_at: null } })
              }
            >
              <FormattedMessage id="staff.content.publish" />
            </Button>
            {!isTyped && <PlanForm content={content} version={version} />}
            <Button
              color="error"
              disabled={isBusy}
              onClick={() => dispatch(dialogOpened({ name: 'discardContent', version }))}
            >
              <FormattedMessage id="staff.content.discard" />
            </Button>
          </>
        )}
        {content.in_shop && !isFixedContent(kind) && (
          <Button
            color="error"
            disabled={isBusy}
            onClick={() => dispatch(dialogOpened({ name: 'unpublishContent' }))}
          >
            <FormattedMessage id="staff.content.unpublish" />
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
