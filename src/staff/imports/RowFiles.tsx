import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import type { ImportRow } from '../../api/staffApi.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { selectLanguage } from '../ui/staffUiSlice.ts';

const FILES = [
  ['rejected', '', 'staff.import.refused'],
  ['noted', 'kind=noted&', 'staff.import.noted'],
] as const;

export function RowFiles({ row }: { readonly row: ImportRow }) {
  const language = useStaffSelector(selectLanguage);
  const files = FILES.filter(([count]) => row[count] > 0);
  if (files.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {files.map(([count, query, textId]) => (
        <Button
          key={count}
          component="a"
          size="small"
          variant="outlined"
          href={`/api/staff/imports/${row.id}/refused?${query}language=${language}`}
          download
        >
          <FormattedMessage id={textId} values={{ count: row[count] }} />
        </Button>
      ))}
    </Stack>
  );
}
