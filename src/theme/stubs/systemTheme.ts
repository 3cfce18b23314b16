import { theme } from '../shopTheme.ts';

/** Replaces the system's `createTheme`, which would build a theme for components without one. */
export default function createTheme(): typeof theme {
  return theme;
}
