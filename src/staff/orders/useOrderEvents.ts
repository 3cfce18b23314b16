import { useEffect } from 'react';
import { staffApi, useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';

const POLL_MS = 15_000;

/**
 * Reads orders, and the stock they take, again when the backend tells that some have changed; where it cannot be listened to, every few seconds
 * while the page is looked at.
 */
export function useOrderEvents(): void {
  const dispatch = useStaffDispatch();
  const isAllowed = usePermissions()('orders.read');
  // Another value for each session; its stream ends with it.
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
    // What happened while the connection was broken is told by nobody.
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
