import { useState } from 'react';
import { loadable } from '../../components/loadable.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectToasts, type Toast } from './uiSlice.ts';

export const LazyToasts = loadable(
  () => import(/* webpackChunkName: "toasts" */ './Toasts.tsx'),
  'Toasts',
);

export function ToastHost() {
  const toasts = useAppSelector(selectToasts);
  const isNeeded = toasts.length > 0;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  const [failed, setFailed] = useState<readonly Toast[]>();
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded || toasts === failed) return null;
  return <LazyToasts onFailure={() => setFailed(toasts)} />;
}
