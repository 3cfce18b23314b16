import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './components/buttons.ts';
import { fields } from './components/fields.ts';
import { messages } from './components/messages.ts';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';

export const components: Components<Theme> = {
  ...buttons,
  ...navigation,
  ...fields,
  ...messages,
  ...surfaces,
};
