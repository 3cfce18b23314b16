import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Change } from '../../api/staffApi.ts';
import { useValueWords } from './useValueWords.ts';

const isList = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);

/**
 * Returns only the entries that differ between two lists. Returns other values and merely reordered lists
 * unchanged.
 */
function diffLists(was: unknown, is: unknown): [unknown, unknown] {
  if (!isList(was) || !isList(is)) return [was, is];
  const without = (list: object[], other: object[]) => {
    const known = new Set(other.map((item) => JSON.stringify(item)));
    return list.filter((item) => !known.has(JSON.stringify(item)));
  };
  const [gone, come] = [without(was, is), without(is, was)];
  return gone.length + come.length === 0 ? [was, is] : [gone, come];
}

function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmptyValue);
}

interface ChangedValuesProps {
  readonly change: Pick<Change, 'before' | 'after' | 'subject'>;
}

export function ChangedValues({ change }: ChangedValuesProps) {
  const { before, after, subject } = change;
  const { labelOf, wordsOf } = useValueWords(subject);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isEmptyValue(before[name]) || !isEmptyValue(after[name]),
  );
  if (names.length === 0) return null;
  return (
    <Typography component="ul" variant="body2" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
      {names.map((name) => {
        const [gone, come] = diffLists(before[name], after[name]);
        const [was, is] = [wordsOf(name, gone), wordsOf(name, come)];
        const isAlone = was === is || Object.keys(before).length === 0;
        return (
          <li key={name}>
            <FormattedMessage
              id="staff.changes.named"
              values={{ field: labelOf(name), value: isAlone ? is : `${was} → ${is}` }}
            />
          </li>
        );
      })}
    </Typography>
  );
}
