import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Change } from '../../api/staffApi.ts';
import { useValueWords } from './useValueWords.ts';

const isList = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);

/** Of two lists of entries those that are not in both; everything else as it is, as is what was but put in another order. */
function differing(was: unknown, is: unknown): [unknown, unknown] {
  if (!isList(was) || !isList(is)) return [was, is];
  const without = (list: object[], other: object[]) => {
    const known = new Set(other.map((item) => JSON.stringify(item)));
    return list.filter((item) => !known.has(JSON.stringify(item)));
  };
  const [gone, come] = [without(was, is), without(is, was)];
  return gone.length + come.length === 0 ? [was, is] : [gone, come];
}

/** Whether a value says nothing: a new thing has many of them. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** What a change has made of which values. */
export function ChangedValues({ change }: { readonly change: Change }) {
  const { before, after, subject } = change;
  const { labelOf, wordsOf } = useValueWords(subject);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isNothing(before[name]) || !isNothing(after[name]),
  );
  if (names.length === 0) return null;
  return (
    <Typography component="ul" variant="body2" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
      {names.map((name) => {
        const [gone, come] = differing(before[name], after[name]);
        const [was, is] = [wordsOf(name, gone), wordsOf(name, come)];
        // A new thing was nothing before.
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
