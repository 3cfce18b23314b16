import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { InvalidControl } from '../../forms/InvalidControl.ts';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { RichTextField } from '../richText/RichTextField.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LANGUAGES } from './contentForm.ts';
import { EntryList } from './EntryList.tsx';
import { HomeEntryFields } from './HomeEntryFields.tsx';
import { writeEntries } from './entryLists.ts';
import { HOME_LISTS, NEW_ENTRY, readHomeEntries, type HomeListName } from './homeForm.ts';
import { ListAccordion } from './ListAccordion.tsx';
import { PictureField } from './PictureField.tsx';
import { useContentLabel } from './useContentLabel.ts';

const MOST_ENTRIES = 20;

interface HomeFieldsProps {
  readonly form: ServerForm<FormAnswer>;
}

function HomeList({ form, name }: HomeFieldsProps & { readonly name: HomeListName }) {
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel('home');
  const field = form.fieldOf(`home_${name}`);
  const wrong = form.wrongControlOf(field.name);
  const entries = readHomeEntries(field.value);
  return (
    <div>
      <ListAccordion
        title={labelOf(`home_${name}`)}
        summary={formatMessage({ id: 'staff.content.entries' }, { count: entries.length })}
        isInvalid={field.error !== undefined}
      >
        <InvalidControl value={wrong}>
          <EntryList
            id={field.id}
            entries={entries}
            newEntry={NEW_ENTRY}
            most={MOST_ENTRIES}
            onChange={(next) => form.setValue(field.name, writeEntries(next))}
          >
            {(entry) => <HomeEntryFields {...entry} list={name} />}
          </EntryList>
        </InvalidControl>
      </ListAccordion>
      {!wrong && <FieldError field={field} />}
    </div>
  );
}

function BlockFields({ form }: HomeFieldsProps) {
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel('home');
  const choice = (name: 'block_is_left' | 'block_has_more') => (
    <CheckboxField
      name={name}
      label={labelOf(name)}
      isChecked={form.fieldOf(name).value !== ''}
      onChange={(isOn) => form.setValue(name, isOn ? 'yes' : '')}
    />
  );
  return (
    <Panel title={formatMessage({ id: 'staff.content.block' })}>
      <Stack spacing={2}>
        <PictureField form={form} name="block_picture" />
        {choice('block_is_left')}
        {choice('block_has_more')}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {LANGUAGES.map((language) => (
            <Stack key={language} spacing={2} lang={language}>
              <TextField
                field={form.fieldOf(`block_title_${language}`)}
                label={labelOf(`block_title_${language}`)}
                hint={formatMessage({ id: 'staff.content.blockTitleHint' })}
                isRequired={false}
                autoComplete="off"
              />
              <RichTextField
                field={form.fieldOf(`block_content_${language}`)}
                label={labelOf(`block_content_${language}`)}
                onChange={(html) => form.setValue(`block_content_${language}`, html)}
                isReadOnly={false}
              />
              <TextField
                field={form.fieldOf(`block_alt_${language}`)}
                label={labelOf(`block_alt_${language}`)}
                isRequired={false}
                autoComplete="off"
              />
            </Stack>
          ))}
        </Box>
      </Stack>
    </Panel>
  );
}

export function HomeFields({ form }: HomeFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Panel title={formatMessage({ id: 'staff.content.homeLists' })}>
        {(Object.keys(HOME_LISTS) as HomeListName[]).map((name) => (
          <HomeList key={name} form={form} name={name} />
        ))}
      </Panel>
      <BlockFields form={form} />
    </>
  );
}
