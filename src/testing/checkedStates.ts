import { rememberStates as remember, type Make } from '../theme/styleStates.ts';

/**
 * Replaces `rememberStates` in Storybook. Serializes each element's styles again and logs an error if the cached
 * class name differs.
 */
export function rememberStates(make: Make): Make {
  const remembered = remember(make);
  return (props, theme, cache) => {
    const found = remembered(props, theme, cache);
    const { className } = make(props, theme, cache);
    if (found.className !== className) {
      // oxlint-disable-next-line no-console -- the run of the stories fails on it
      console.error(`A rule asks for more than styleStates.ts knows: ${className}`, props);
    }
    return found;
  };
}
