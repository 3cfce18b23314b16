import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInvalidText } from '../../forms/InvalidControl.ts';
import { UploadPicture } from './UploadPicture.tsx';
import { usePictures } from './usePictures.ts';

interface PictureChoiceProps {
  readonly id: string;
  readonly labelId?: string;
  readonly uploadId?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

export function PictureChoice(props: PictureChoiceProps) {
  const { id, labelId = 'staff.content.picture', uploadId, value, onChange } = props;
  const { formatMessage } = useIntl();
  const pictures = usePictures();
  const error = useInvalidText(id);
  const chosen = pictures.find((picture) => picture.id === value);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          select
          id={id}
          size="small"
          label={formatMessage({ id: labelId })}
          value={value}
          error={error !== undefined}
          helperText={error}
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
            style={{ width: 96, height: 72, objectFit: 'contain', borderRadius: 8 }}
          />
        )}
      </Stack>
      <UploadPicture
        {...(uploadId && { labelId: uploadId })}
        onMade={({ picture }) => picture !== null && onChange(picture)}
      />
    </Stack>
  );
}
