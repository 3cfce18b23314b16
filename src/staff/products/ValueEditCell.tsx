import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell, type GridRenderEditCellParams } from '@mui/x-data-grid';
import type { ProductRow } from '../../api/staffApi.ts';

interface ValueEditCellProps {
  readonly params: GridRenderEditCellParams<ProductRow>;
  readonly label: string;
  readonly why: string | undefined;
  readonly onTyped: () => void;
}

export function ValueEditCell({ params, label, why, onTyped }: ValueEditCellProps) {
  return (
    <Tooltip
      open={why !== undefined}
      title={<span role="alert">{why}</span>}
      placement="bottom-end"
      arrow
      slotProps={{ tooltip: { sx: { fontSize: 'var(--rr-text-sm)' } } }}
    >
      <Box sx={{ width: '100%' }}>
        <GridEditInputCell
          {...params}
          // Enter right after typing must take the typed value, so there is no debounce.
          debounceMs={0}
          onValueChange={onTyped}
          slotProps={{
            root: {
              slotProps: {
                htmlInput: {
                  'aria-label': label,
                  'aria-invalid': why !== undefined,
                  inputMode: params.field === 'stock' ? 'numeric' : 'decimal',
                  style: { textAlign: 'right' },
                },
              },
            },
          }}
        />
      </Box>
    </Tooltip>
  );
}
