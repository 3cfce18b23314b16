import type { Dispatch } from '@reduxjs/toolkit';
import { parsePath, type Navigator, type To } from 'react-router';
import { locationChanged } from '../features/ui/locationSlice.ts';

export function memoryNavigator({ dispatch }: { readonly dispatch: Dispatch }): Navigator {
  let visits = 0;
  const move = (to: To, action: 'PUSH' | 'REPLACE') => {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    visits += 1;
    dispatch(locationChanged({ pathname, search, hash, key: String(visits), action }));
  };
  return {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '')),
    go: () => undefined,
    push: (to) => move(to, 'PUSH'),
    replace: (to) => move(to, 'REPLACE'),
  };
}
