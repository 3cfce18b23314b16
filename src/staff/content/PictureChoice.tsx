import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListContentChoicesQuery } from '../../api/staffApi.ts';
import { UploadPicture } from './UploadPicture.tsx';

interface PictureChoiceProps {
  readonly id: string;
  /** Name of a picture; '' for none */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A picture by its name, what it looks like, and a way to one of one's own. */
export function PictureChoice({ id, value, onChange }: PictureChoiceProps) {
  const { formatMessage } = useIntl();
  const { data } = useListContentChoicesQuery();
  const pictures = data ? data.pictures : [];
  const chosen = pictures.find((picture) => picture.id === value);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          select
          id={id}
          size="small"
          label={formatMessage({ id: 'staff.content.picture' })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ flex: '1 1 220px' }}
        >
          <MenuItem value="">
            <FormattedMessage id="staff.content.noPicture" />
          </MenuItem>
          {value !== '' && !chosen && <MenuItem value={value}>{value}</MenuItem>}
          {pictures.map((picture) => (
            <MenuItem key={picture.id} value={picture.id}>
              {picture.label}
            </MenuItem>
          ))}
        </TextField>
        {chosen && (
          <img
            src={chosen.url}
            alt=""
            style={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 8 }}
          />
        )}
      </Stack>
      <UploadPicture onMade={({ picture }) => picture !== null && onChange(picture)} />
    </Stack>
  );
}
