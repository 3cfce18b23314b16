import { useState } from 'react';
import { LoadingBar } from '../../components/state/LoadingBar.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useIsServerHtml } from '../../components/content/useIsServerHtml.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { selectIsNavigating } from '../ui/locationSlice.ts';
import { selectIsRequesting } from './requestSelectors.ts';
import { StartMark } from './StartMark.tsx';

export function Progress() {
  const isNavigating = useAppSelector(selectIsNavigating);
  const isStarted = useAppSelector(selectIsStarted);
  const isRequesting = useAppSelector(selectIsRequesting);
  const isServerHtml = useIsServerHtml();
  // `useIsServerHtml` turns false after hydration; keep StartMark until start-up ends.
  const [hasArrived] = useState(isServerHtml);
  return (
    <>
      <LoadingBar isActive={isRequesting} />
      {isNavigating || (!isStarted && !hasArrived) ? <MainLoader /> : !isStarted && <StartMark />}
    </>
  );
}
