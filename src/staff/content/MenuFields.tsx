import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MenuEntry } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LANGUAGES } from './contentForm.ts';
import { EntryList, EntryListField, type EntryProps } from './EntryList.tsx';
import { EntryText } from './EntryText.tsx';
import { useContentLabel } from './useContentLabel.ts';

const typeTexts: Readonly<Record<MenuEntry['type'], string>> = {
  link: 'staff.content.menu.link',
  sub: 'staff.content.menu.sub',
  extLink: 'staff.content.menu.extLink',
  extTabLink: 'staff.content.menu.extTabLink',
};
const TYPES = Object.keys(typeTexts) as MenuEntry['type'][];
const COLUMNS = [0, 1, 2, 3, 4];
const LEVELS = 3;

const NO_TEXT = { title: '', badge: '' };
const NEW_ENTRY: MenuEntry = {
  type: 'link',
  path: '/',
  columns: 0,
  is_open: false,
  texts: { en: NO_TEXT, fr: NO_TEXT },
  children: [],
};

interface MenuEntryFieldsProps extends Omit<EntryProps<MenuEntry>, 'number'> {
  readonly level: number;
}

function GroupFields({
  id,
  entry,
  onChange,
}: Pick<MenuEntryFieldsProps, 'id' | 'entry' | 'onChange'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        select
        id={`${id}-columns`}
        size="small"
        label={formatMessage({ id: 'staff.content.menu.columns' })}
        value={entry.columns}
        onChange={({ target }) => onChange({ ...entry, columns: Number(target.value) })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 160px' }}
      >
        {COLUMNS.map((columns) => (
          <MenuItem key={columns} value={columns}>
            <FormattedMessage id="staff.content.menu.inColumns" values={{ columns }} />
          </MenuItem>
        ))}
      </TextField>
      <CheckboxField
        name={`${id}-open`}
        label={formatMessage({ id: 'staff.content.menu.isOpen' })}
        isChecked={entry.is_open}
        onChange={(isOpen) => onChange({ ...entry, is_open: isOpen })}
      />
    </>
  );
}

function MenuEntryFields(props: MenuEntryFieldsProps) {
  const { id, entry, level, onChange, onMove, onRemove } = props;
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel('menu');
  const { type, path, texts, children } = entry;
  const isGroup = type === 'sub';
  const title = texts.en.title || formatMessage({ id: 'staff.content.menu.new' });
  const types = level < LEVELS ? TYPES : TYPES.filter((name) => name !== 'sub');
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, p: 2 }}
    >
      <Stack spacing={2}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Stack
            direction="row"
            sx={{ flex: 1, gap: 2, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}
          >
            <TextField
              select
              id={`${id}-type`}
              size="small"
              label={formatMessage({ id: 'staff.content.menu.type' })}
              value={type}
              onChange={({ target }) =>
                onChange({ ...entry, type: target.value as MenuEntry['type'] })
              }
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ flex: '1 1 160px' }}
            >
              {types.map((name) => (
                <MenuItem key={name} value={name}>
                  <FormattedMessage id={typeTexts[name]} />
                </MenuItem>
              ))}
            </TextField>
            {isGroup ? (
              <GroupFields id={id} entry={entry} onChange={onChange} />
            ) : (
              <Box sx={{ flex: '2 1 220px' }}>
                <EntryText
                  id={`${id}-path`}
                  label={labelOf('link')}
                  value={path}
                  most={2000}
                  onChange={(next) => onChange({ ...entry, path: next })}
                />
              </Box>
            )}
          </Stack>
          <MoveButtons id={id} name={title} onMove={onMove} onRemove={onRemove} />
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {LANGUAGES.map((language) => (
            <Stack key={language} direction="row" spacing={1}>
              {(['title', 'badge'] as const).map((name) => (
                <EntryText
                  key={name}
                  id={`${id}-${name}-${language}`}
                  label={labelOf(`${name}_${language}`)}
                  language={language}
                  value={texts[language][name]}
                  most={name === 'title' ? 100 : 40}
                  onChange={(value) =>
                    onChange({
                      ...entry,
                      texts: { ...texts, [language]: { ...texts[language], [name]: value } },
                    })
                  }
                />
              ))}
            </Stack>
          ))}
        </Box>
        {isGroup && (
          <EntryList
            id={id}
            entries={children}
            newEntry={NEW_ENTRY}
            onChange={(next) => onChange({ ...entry, children: next })}
          >
            {(inner) => <MenuEntryFields {...inner} level={level + 1} />}
          </EntryList>
        )}
      </Stack>
    </Box>
  );
}

export function MenuFields({ form }: { readonly form: ServerForm<FormAnswer> }) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.content.menu' })}>
      <EntryListField<MenuEntry> form={form} name="menu" newEntry={NEW_ENTRY}>
        {(entry) => <MenuEntryFields {...entry} level={1} />}
      </EntryListField>
    </Panel>
  );
}
