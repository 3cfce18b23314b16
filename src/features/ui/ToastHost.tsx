import { useState } from 'react';
import { loadable } from '../../components/loadable.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectToasts } from './uiSlice.ts';

export const LazyToasts = loadable(
  () => import(/* webpackChunkName: "toasts" */ './Toasts.tsx'),
  'Toasts',
);

/** Loads the toasts' code with the first one, and keeps it for the way out of the last. */
export function ToastHost() {
  const isNeeded = useAppSelector((state) => selectToasts(state).length > 0);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <LazyToasts /> : null;
}
