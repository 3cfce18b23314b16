import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentsPropsList } from '@mui/material/styles';
import { HrefLink } from './HrefLink.tsx';
import { SelectArrow } from './SelectArrow.tsx';

/**
 * Replaces Material UI's drawn box or dot with nothing: the native input shows its own state
 * (components/fields.ts).
 */
function NoDrawing() {
  return null;
}

const drawings = { icon: <NoDrawing />, checkedIcon: <NoDrawing /> };

export const defaultProps: Partial<ComponentsPropsList> = {
  MuiButtonBase: { disableRipple: true, LinkComponent: HrefLink },
  MuiInputBase: { disableInjectingGlobalStyles: true },
  MuiCheckbox: drawings,
  MuiRadio: drawings,
  MuiLink: { component: HrefLink },
  MuiTypography: { variantMapping: { pageTitle: 'h1', lead: 'p' } },
  MuiNativeSelect: { IconComponent: SelectArrow, input: <OutlinedInput /> },
};
