import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListChangeAuthorsQuery, type ChangeSubject } from '../../api/staffApi.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { staffPaths } from '../staffPaths.ts';
import { FilterDay } from '../ui/FilterDay.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { oneOf } from '../ui/pageQuery.ts';
import { subjectTexts } from './changeTexts.ts';
import { ChangeList } from './ChangeList.tsx';

const SUBJECTS = Object.keys(subjectTexts) as ChangeSubject[];

function ChangeFilterBar() {
  const { formatMessage } = useIntl();
  const { data } = useListChangeAuthorsQuery();
  const authors = data ? data.authors : [];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <FilterSelect
        name="by"
        label={formatMessage({ id: 'staff.changes.by' })}
        takesOthers
        options={authors.map(({ member_id: value, name: label }) => ({ value, label }))}
      />
      <FilterSelect
        name="subject"
        label={formatMessage({ id: 'staff.changes.subject' })}
        options={SUBJECTS.map((value) => ({
          value,
          label: formatMessage({ id: subjectTexts[value] }),
        }))}
      />
      <FilterDay name="day" label={formatMessage({ id: 'staff.changes.day' })} />
    </Stack>
  );
}

export function ChangesScreen() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const subjectId = query.get('subject_id')?.slice(0, 120);
  const filters = {
    subject: oneOf(SUBJECTS, query.get('subject')),
    subjectId,
    memberId: /^\d{1,18}$/.exec(query.get('by') ?? '')?.[0],
    day: /^\d{4}-\d{2}-\d{2}$/.exec(query.get('day') ?? '')?.[0],
  };
  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'staff.menu.changes' })}
        heading={
          <>
            <FormattedMessage id="staff.menu.changes" />
            {subjectId !== undefined && <span>{`: ${subjectId}`}</span>}
          </>
        }
      >
        {subjectId !== undefined && (
          <Button variant="outlined" href={staffPaths.changes}>
            <FormattedMessage id="staff.changes.all" />
          </Button>
        )}
      </PageHeader>
      <ChangeFilterBar />
      <Paper sx={{ boxShadow: 1 }}>
        <ChangeList key={JSON.stringify(filters)} {...filters} />
      </Paper>
    </>
  );
}
