import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ChangeSubject } from '../../api/staffApi.ts';
import { useMayOpen } from '../session/useMayOpen.ts';
import { staffPaths } from '../staffPaths.ts';

interface ChangesLinkProps {
  readonly subject: ChangeSubject;
  readonly subjectId?: string;
  readonly name?: string;
}

export function ChangesLink({ subject, subjectId, name }: ChangesLinkProps) {
  const { formatMessage } = useIntl();
  const mayOpen = useMayOpen();
  if (!mayOpen(staffPaths.changes)) return null;
  const query = new URLSearchParams({
    subject,
    ...(subjectId !== undefined && { subject_id: subjectId }),
  });
  return (
    <Button
      size="small"
      startIcon={<HistoryIcon />}
      component={Link}
      to={`${staffPaths.changes}?${query.toString()}`}
      {...(name !== undefined && {
        'aria-label': formatMessage({ id: 'staff.changes.of' }, { name }),
      })}
    >
      <FormattedMessage id="staff.changes.link" />
    </Button>
  );
}
