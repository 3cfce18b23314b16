import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';

interface MoveButtonsProps {
  /** What is moved, for assistive technology */
  readonly name: string;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves something in its list, or takes it out. */
export function MoveButtons({ name, onMove, onRemove }: MoveButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack direction="row">
      <IconButton
        onClick={() => onMove(-1)}
        aria-label={formatMessage({ id: 'staff.product.option.up' }, { name })}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        onClick={() => onMove(1)}
        aria-label={formatMessage({ id: 'staff.product.option.down' }, { name })}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        onClick={onRemove}
        aria-label={formatMessage({ id: 'staff.product.option.remove' }, { name })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
