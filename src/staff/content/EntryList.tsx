import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { InvalidControl } from '../../forms/InvalidControl.ts';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { moved } from '../ui/moved.ts';
import { readEntries, writeEntries } from './entryLists.ts';

/** An entry of a list, and what its fields do with it. */
export interface EntryProps<Entry> {
  readonly id: string;
  readonly entry: Entry;
  /** From 1 on */
  readonly number: number;
  readonly onChange: (entry: Entry) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

interface EntryListProps<Entry> {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** An entry that nothing is written in */
  readonly newEntry: Entry;
  /** Entries at the most; any number where absent */
  readonly most?: number;
  readonly onChange: (entries: Entry[]) => void;
  /** Draws the fields of an entry */
  readonly children: (props: EntryProps<Entry>) => ReactNode;
}

/** Entries in the order shown; they are added, moved and removed. */
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
            onMove: (by) => onChange(moved(entries, index, by)),
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

/** A list in a field of a form. The field holds it as one text, so that two people may work on two lists. */
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
