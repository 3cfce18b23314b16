import { createPath, type Navigator } from 'react-router';

const stay = () => undefined;

/** Links have the URLs they had; none is followed. */
export const stillNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: stay,
  push: stay,
  replace: stay,
};
