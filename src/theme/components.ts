import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './components/buttons.ts';
import { fields } from './components/fields.ts';
import { messages } from './components/messages.ts';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';

/** How every component of Material UI looks in the shop, whatever the theme; values come from the page's variables. */
export const components: Components<Theme> = {
  ...buttons,
  ...navigation,
  ...fields,
  ...messages,
  ...surfaces,
};
