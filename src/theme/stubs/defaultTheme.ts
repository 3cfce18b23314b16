export { theme as default } from '../shopTheme.ts';
