import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductPicture } from '../../api/staffApi.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { Mark } from '../ui/Mark.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import type { DragProps } from './useDraggedOrder.ts';

interface PictureRowProps {
  readonly picture: ProductPicture;
  readonly place: number;
  readonly count: number;
  readonly isEditable: boolean;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
  readonly dragProps: DragProps;
  readonly buttonsRef: Ref<HTMLDivElement>;
}

const SIZE = { width: 96, height: 108 };

export function PictureRow(props: PictureRowProps) {
  const { picture, place, count, isEditable, onMove, onRemove, dragProps, buttonsRef } = props;
  const { formatMessage } = useIntl();
  const label = (id: string) => formatMessage({ id }, { place });
  return (
    <Box
      component="li"
      {...(isEditable && dragProps)}
      sx={{
        display: 'grid',
        gridTemplateColumns: `${SIZE.width}px minmax(0, 1fr)`,
        gap: 2,
        alignItems: 'center',
        py: 1.5,
        ...ROW_BORDER,
        '&[data-drop="true"]': { background: 'var(--mui-palette-action-hover)' },
        ...(isEditable && { cursor: 'grab' }),
      }}
    >
      {/* The row is draggable, so the picture itself must not be draggable. */}
      <Box sx={{ pointerEvents: 'none', borderRadius: 2, overflow: 'hidden' }}>
        <ProductImage
          picture={picture.picture}
          alt={formatMessage({ id: 'staff.pictures.place' }, { place, count })}
          {...SIZE}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2">
          <FormattedMessage id="staff.pictures.place" values={{ place, count }} />
        </Typography>
        {place === 1 && (
          <Mark tone="success">
            <FormattedMessage id="staff.pictures.first" />
          </Mark>
        )}
        {isEditable && (
          <Box ref={buttonsRef} sx={{ display: 'flex', ml: 'auto' }}>
            <IconButton
              aria-label={label('staff.pictures.earlier')}
              disabled={place === 1}
              onClick={() => onMove(place - 1)}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              aria-label={label('staff.pictures.later')}
              disabled={place === count}
              onClick={() => onMove(place + 1)}
            >
              <ArrowDownIcon />
            </IconButton>
            <IconButton aria-label={label('staff.pictures.remove')} onClick={onRemove}>
              <DeleteIcon />
            </IconButton>
          </Box>
        )}
      </Box>
    </Box>
  );
}
