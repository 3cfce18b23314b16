import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListContentChoicesQuery } from '../../api/staffApi.ts';

interface PictureChoiceProps {
  readonly id: string;
  /** Name of a picture; '' for none */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A picture by its name, and what it looks like. */
export function PictureChoice({ id, value, onChange }: PictureChoiceProps) {
  const { formatMessage } = useIntl();
  const { data } = useListContentChoicesQuery();
  const pictures = data ? data.pictures : [];
  const isKnown = pictures.includes(value);
  const width = value.startsWith('banner-') ? 640 : 360;
  return (
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
        {value !== '' && !isKnown && <MenuItem value={value}>{value}</MenuItem>}
        {pictures.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {isKnown && (
        <img
          src={`/pictures/${value}-${width}.webp`}
          alt=""
          style={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 8 }}
        />
      )}
    </Stack>
  );
}
