import { rememberStates as remember, type Make } from '../theme/styleStates.ts';

/**
 * What Storybook puts in the place of `rememberStates`: serializes every element's rules anew as well, and says on the
 * console where an element would have got those of another state.
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
