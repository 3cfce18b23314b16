import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileDropZone } from '../ui/FileDropZone.tsx';
import { PICTURE_TYPES } from './fileRefusal.ts';

interface PictureDropZoneProps {
  readonly onChoose: (files: readonly File[]) => void;
}

export function PictureDropZone({ onChoose }: PictureDropZoneProps) {
  const { formatMessage } = useIntl();
  return (
    <FileDropZone
      label={formatMessage({ id: 'staff.pictures.choose' })}
      icon={<AddPhotoIcon />}
      hint={<FormattedMessage id="staff.pictures.hint" />}
      accept={PICTURE_TYPES}
      isMultiple
      onChoose={onChoose}
    />
  );
}
