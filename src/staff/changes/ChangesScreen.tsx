import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { ChangeSubject } from '../../api/staffApi.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { staffPaths } from '../staffPaths.ts';
import { ChangeList } from './ChangeList.tsx';

const SUBJECTS: readonly ChangeSubject[] = [
  'order',
  'member',
  'session',
  'product',
  'collection',
  'review',
  'coupon',
  'content',
  'delivery',
  'slot',
  'currency',
  'tax',
  'message',
  'list',
  'import',
  'shop',
  'recording',
];

/** Who changed what, and when; of all or of one thing. */
export function ChangesScreen() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const subject = SUBJECTS.find((known) => known === query.get('subject'));
  const subjectId = query.get('subject_id') ?? undefined;
  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'staff.menu.changes' })}
        heading={
          <>
            <FormattedMessage id="staff.menu.changes" />
            {subjectId !== undefined && `: ${subjectId}`}
          </>
        }
      >
        {subject && (
          <Button variant="outlined" href={staffPaths.changes}>
            <FormattedMessage id="staff.changes.all" />
          </Button>
        )}
      </PageHeader>
      <Paper sx={{ boxShadow: 1 }}>
        <ChangeList key={subjectId ?? ''} subject={subject} subjectId={subjectId} />
      </Paper>
    </>
  );
}
