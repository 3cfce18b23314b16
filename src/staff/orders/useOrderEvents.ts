import { useEffect } from 'react';
import { staffApi, useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';

const POLL_MS = 15_000;

/**
 * Refetches orders and stock when the backend sends an event. Without an open event stream, polls every 15 s while
 * the page is visible.
 */
export function useOrderEvents(): void {
  const dispatch = useStaffDispatch();
  const isAllowed = usePermissions()('orders.read');
  // The event stream ends with the session. `recent_until` changes with each session, so the effect opens a new
  // stream.
  const { data: session } = useGetStaffSessionQuery();
  const begun = session && session.recent_until;
  useEffect(() => {
    if (!isAllowed || begun === undefined) return undefined;
    const renew = () => {
      dispatch(staffApi.util.invalidateTags(['Order', 'Stock']));
    };
    const source = dispatch((_dispatch, _getState, { openEvents }) => openEvents?.());
    source?.addEventListener('orders', renew);
    source?.addEventListener('ended', () => {
      source.close();
      dispatch(staffApi.util.invalidateTags(['Session']));
    });
    // Events are lost while disconnected, so refetch on reconnect.
    let wasOpen = false;
    source?.addEventListener('open', () => {
      if (wasOpen) renew();
      wasOpen = true;
    });
    const timer = setInterval(() => {
      const isListening = source !== undefined && source.readyState === source.OPEN;
      if (!isListening && document.visibilityState === 'visible') renew();
    }, POLL_MS);
    return () => {
      source?.close();
      clearInterval(timer);
    };
  }, [dispatch, isAllowed, begun]);
}
