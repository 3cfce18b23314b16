import { theme } from '../shopTheme.ts';

/** Replaces `createTheme` of `@mui/system`, which would build a theme for components without one. */
export default function createTheme(): typeof theme {
  return theme;
}
