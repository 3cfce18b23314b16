import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Change } from '../../api/staffApi.ts';
import { useValueWords } from './useValueWords.ts';

/** What a change has made of which values. */
export function ChangedValues({ change }: { readonly change: Change }) {
  const { before, after, subject } = change;
  const { labelOf, wordsOf } = useValueWords(subject);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <Typography component="ul" variant="body2" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
      {names.map((name) => {
        const [was, is] = [wordsOf(name, before[name]), wordsOf(name, after[name])];
        return (
          <li key={name}>
            <FormattedMessage
              id="staff.changes.named"
              values={{ field: labelOf(name), value: was === is ? is : `${was} → ${is}` }}
            />
          </li>
        );
      })}
    </Typography>
  );
}
