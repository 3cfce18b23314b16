import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { InvalidControl } from '../../forms/InvalidControl.ts';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { moveItem } from '../ui/moveItem.ts';
import { readEntries, writeEntries } from './entryLists.ts';

export interface EntryProps<Entry> {
  readonly id: string;
  readonly entry: Entry;
  readonly number: number;
  readonly onChange: (entry: Entry) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

interface EntryListProps<Entry> {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly newEntry: Entry;
  readonly most?: number;
  readonly onChange: (entries: Entry[]) => void;
  readonly children: (props: EntryProps<Entry>) => ReactNode;
}

export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { id, entries, newEntry, most = Infinity, onChange, children } = props;
  return (
    <Stack spacing={2}>
      {entries.map((entry, index) => (
        <Fragment key={index}>
          {children({
            id: `${id}-${index}`,
            entry,
            number: index + 1,
            onChange: (next) => onChange(entries.with(index, next)),
            onMove: (by) => onChange(moveItem(entries, index, by)),
            onRemove: () => onChange(entries.toSpliced(index, 1)),
          })}
        </Fragment>
      ))}
      {entries.length < most && (
        <Button
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...entries, newEntry])}
        >
          <FormattedMessage id="staff.content.addEntry" />
        </Button>
      )}
    </Stack>
  );
}

interface EntryListFieldProps<Entry> extends Omit<
  EntryListProps<Entry>,
  'id' | 'entries' | 'onChange'
> {
  readonly form: ServerForm<FormAnswer>;
  readonly name: string;
}

export function EntryListField<Entry>({ form, name, ...list }: EntryListFieldProps<Entry>) {
  const field = form.fieldOf(name);
  const wrong = form.wrongControlOf(name);
  return (
    <>
      {!wrong && <FieldError field={field} />}
      <InvalidControl value={wrong}>
        <EntryList
          {...list}
          id={field.id}
          entries={readEntries<Entry>(field.value)}
          onChange={(next) => form.setValue(name, writeEntries(next))}
        />
      </InvalidControl>
    </>
  );
}
