import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { Shell } from '../features/shell/Shell.tsx';
import { BrokenPage } from '../features/shell/BrokenPage.tsx';
import { ServerRenderedPage } from '../features/shell/ServerRenderedPage.tsx';
import { selectLocation } from '../features/ui/locationSlice.ts';
import { NotFoundRedirect } from '../features/ui/NotFoundRedirect.tsx';
import { ToastHost } from '../features/ui/ToastHost.tsx';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import { matchRoute } from './matchRoute.ts';
import { PageMetadata } from './PageMetadata.tsx';
import { PastBanner } from './PastBanner.tsx';
import { useJumps } from '../store/useTimeGate.ts';
import { useScrollOnArrival } from '../router/useScrollOnArrival.ts';

interface AppProps {
  readonly origin: string;
  readonly served?: Element | undefined;
}

export function App({ origin, served }: AppProps) {
  const { pathname, search } = useAppSelector(selectLocation);
  const jumps = useJumps(useAppStore().timeGate);
  const match = matchRoute(pathname);
  const moved = useAppSelector((state) => match?.route.movedTo?.(state, match.params));
  const [openedAt] = useState(pathname);
  const [attempts, setAttempts] = useState(0);
  const kept = pathname === openedAt ? served : undefined;
  useScrollOnArrival();
  useEffect(() => {
    // Replays clicks and choices made before this code loaded (scripts/webpack/boot.js). Uses a timer, since React
    // hydrates a clicked part only after the current task.
    const timer = setTimeout(() => window.dispatchEvent(new Event('shopopened')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageMetadata match={match} origin={origin} />
      <PastBanner />
      <Shell isBare={match?.route.isBare ?? false}>
        {moved !== undefined && <Navigate to={moved + search} replace />}
        {match ? (
          <match.route.screen
            key={`${jumps} ${pathname} ${attempts}`}
            params={match.params}
            fallback={kept !== undefined && <ServerRenderedPage content={kept} />}
            failure={
              kept === undefined ? (
                <BrokenPage />
              ) : (
                <ServerRenderedPage content={kept} onRetry={() => setAttempts(attempts + 1)} />
              )
            }
          />
        ) : (
          <NotFoundRedirect />
        )}
      </Shell>
      <ToastHost />
    </>
  );
}
