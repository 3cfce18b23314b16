import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentsPropsList } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HrefLink } from './HrefLink.tsx';
import { SelectArrow } from './SelectArrow.tsx';
import { theme } from './shopTheme.ts';
import { styleCache } from './styleCache.ts';

/** The drawing of a box or a button beside its input, which shows itself what is chosen (components/fields.ts). */
function NoDrawing() {
  return null;
}

const drawings = { icon: <NoDrawing />, checkedIcon: <NoDrawing /> };

/** What controls are where nobody says otherwise. */
const defaultProps: Partial<ComponentsPropsList> = {
  MuiButtonBase: { disableRipple: true, LinkComponent: HrefLink },
  MuiInputBase: { disableInjectingGlobalStyles: true },
  MuiCheckbox: drawings,
  MuiRadio: drawings,
  MuiLink: { component: HrefLink },
  MuiTypography: { variantMapping: { pageTitle: 'h1', lead: 'p' } },
  MuiNativeSelect: { IconComponent: SelectArrow, input: <OutlinedInput /> },
};

/** The theme around the whole shop. It never changes: what differs by scheme or theme are the page's variables. */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={defaultProps}>{children}</DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
