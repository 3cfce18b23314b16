import { useEffect } from 'react';
import { Shell } from '../features/shell/Shell.tsx';
import { BrokenPage } from '../features/support/BrokenPage.tsx';
import { selectLocation } from '../features/ui/locationSlice.ts';
import { NotFoundRedirect } from '../features/ui/NotFoundRedirect.tsx';
import { ToastHost } from '../features/ui/ToastHost.tsx';
import { useAppSelector } from '../store/hooks.ts';
import { matchRoute } from './matchRoute.ts';
import { PageMetadata } from './PageMetadata.tsx';
import { PastBanner } from './PastBanner.tsx';
import { useJumps } from './TimeGateContext.tsx';
import { useScrollOnArrival } from '../router/useScrollOnArrival.ts';

/** The shop at the location in the store. */
export function App({ origin }: { readonly origin: string }) {
  const { pathname } = useAppSelector(selectLocation);
  const jumps = useJumps();
  const match = matchRoute(pathname);
  useScrollOnArrival();
  useEffect(() => {
    // Lets the page do what was pressed before this code was there (scripts/webpack/boot.js).
    // React can finish a page that is being taken over for a press only outside of its own work.
    const timer = setTimeout(() => window.dispatchEvent(new Event('shopopened')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageMetadata match={match} origin={origin} />
      <PastBanner />
      <Shell isBare={match?.route.isBare ?? false}>
        {match ? (
          <match.route.screen
            key={`${jumps} ${pathname}`}
            params={match.params}
            failure={<BrokenPage />}
          />
        ) : (
          <NotFoundRedirect />
        )}
      </Shell>
      <ToastHost />
    </>
  );
}
