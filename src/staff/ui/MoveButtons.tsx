import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';

interface MoveButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function MoveButtons({ id, name, onMove, onRemove }: MoveButtonsProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const list = id.slice(0, id.lastIndexOf('-'));
  const handleMove = (by: -1 | 1) => () => {
    const places = () => [...document.querySelectorAll(`[data-list="${CSS.escape(list)}"]`)];
    const at = places().findIndex((one) => one === place.current);
    flushSync(() => onMove(by));
    places()[at + by]?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  };
  return (
    <Stack direction="row" ref={place} data-list={list}>
      <IconButton
        data-move={-1}
        onClick={handleMove(-1)}
        aria-label={formatMessage({ id: 'staff.product.option.up' }, { name })}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        data-move={1}
        onClick={handleMove(1)}
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
