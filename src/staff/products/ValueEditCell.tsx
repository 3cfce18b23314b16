import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell, type GridRenderEditCellParams } from '@mui/x-data-grid';
import type { ProductRow } from '../../api/staffApi.ts';

interface ValueEditCellProps {
  readonly params: GridRenderEditCellParams<ProductRow>;
  /** What is typed, for assistive technology */
  readonly label: string;
  /** Why it cannot be so; undefined while nothing is wrong */
  readonly why: string | undefined;
  readonly onTyped: () => void;
}

/** A cell while a value is typed into it; what is wrong with it stands below. */
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
          // Whoever types and presses Enter at once means what is typed.
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
