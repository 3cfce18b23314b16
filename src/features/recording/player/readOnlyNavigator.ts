import { createPath, type Navigator } from 'react-router';

const stay = () => undefined;

export const readOnlyNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: stay,
  push: stay,
  replace: stay,
};
