import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HomeEntry, HomeEntryText } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import { LANGUAGES } from './contentForm.ts';
import type { EntryProps } from './EntryList.tsx';
import { EntryText } from './EntryText.tsx';
import { HOME_LISTS, type HomeListName } from './homeForm.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { UploadPicture } from './UploadPicture.tsx';
import { useContentLabel } from './useContentLabel.ts';

const STARS = [1, 2, 3, 4, 5];

/** Maximum lengths, as in the contract. */
const MOST: Readonly<Record<keyof HomeEntryText, number>> = {
  overline: 100,
  title: 200,
  text: 1000,
  link: 2000,
  link_text: 100,
  place: 100,
  alt: 500,
};

interface HomeEntryFieldsProps extends EntryProps<HomeEntry> {
  readonly list: HomeListName;
}

function PlainFields({ id, list, entry, onChange }: Omit<HomeEntryFieldsProps, 'number'>) {
  const { formatMessage } = useIntl();
  const { picture } = HOME_LISTS[list];
  const path = (name: 'picture' | 'large_picture', label: string) => (
    <Stack spacing={1}>
      <EntryText
        id={`${id}-${name}`}
        label={label}
        hint={formatMessage({ id: 'staff.content.pathHint' })}
        value={entry[name]}
        most={500}
        onChange={(value) => onChange({ ...entry, [name]: value })}
      />
      <UploadPicture onMade={(made) => onChange({ ...entry, [name]: made.path ?? '' })} />
    </Stack>
  );
  return (
    <>
      {picture === 'name' && (
        <PictureChoice
          id={`${id}-picture`}
          value={entry.picture}
          onChange={(name) => onChange({ ...entry, picture: name })}
        />
      )}
      {picture === 'path' && path('picture', formatMessage({ id: 'staff.content.picture' }))}
      {list === 'awards' && (
        <>
          {path('large_picture', formatMessage({ id: 'staff.content.largePicture' }))}
          <CheckboxField
            name={`${id}-video`}
            label={formatMessage({ id: 'staff.content.isVideo' })}
            isChecked={entry.is_video}
            onChange={(isVideo) => onChange({ ...entry, is_video: isVideo })}
          />
        </>
      )}
      {list === 'testimonials' && (
        <TextField
          select
          id={`${id}-rating`}
          size="small"
          label={formatMessage({ id: 'staff.content.rating' })}
          value={entry.rating}
          onChange={({ target }) => onChange({ ...entry, rating: Number(target.value) })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: 160 }}
        >
          {STARS.map((rating) => (
            <MenuItem key={rating} value={rating}>
              <FormattedMessage id="staff.content.stars" values={{ rating }} />
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

export function HomeEntryFields(props: HomeEntryFieldsProps) {
  const { id, list, entry, number, onChange, onMove, onRemove } = props;
  const { formatMessage } = useIntl();
  const labelOf = useContentLabel('home');
  const title = entry.texts.en.title || formatMessage({ id: 'staff.content.entry' }, { number });
  const labelIn = (name: keyof HomeEntryText, language: string) =>
    labelOf(
      list === 'testimonials' && name === 'title' ? `name_${language}` : `${name}_${language}`,
    );
  return (
    <Box
      component="section"
      aria-label={`${number}: ${title}`}
      sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, p: 2 }}
    >
      <Stack spacing={2}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ justifyContent: 'space-between', gap: 1 }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <PlainFields {...props} />
          </Box>
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
            <Stack key={language} spacing={2}>
              {HOME_LISTS[list].texts.map((name) => (
                <EntryText
                  key={name}
                  id={`${id}-${name}-${language}`}
                  label={labelIn(name, language)}
                  language={language}
                  value={entry.texts[language][name]}
                  most={MOST[name]}
                  isLong={name === 'text'}
                  onChange={(value) =>
                    onChange({
                      ...entry,
                      texts: {
                        ...entry.texts,
                        [language]: { ...entry.texts[language], [name]: value },
                      },
                    })
                  }
                />
              ))}
            </Stack>
          ))}
        </Box>
      </Stack>
    </Box>
  );
}
