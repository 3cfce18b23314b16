import { useEffect } from 'react';
import { keepDay } from '../offline/keepDay.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { preloadStaffPage } from '../staffPages.ts';
import { staffPaths } from '../staffPaths.ts';

const PAGES = [
  staffPaths.orders,
  staffPaths.order('1'),
  staffPaths.packing,
  staffPaths.packingList,
];

const KEEP_MS = 60_000;

/**
 * Fetches the code and, where the browser keeps answers, the orders that a packer needs between shelves, where there may be no
 * network, once the browser has time.
 */
export function usePackingAhead(): void {
  const dispatch = useStaffDispatch();
  const mayRead = usePermissions()('orders.read');
  useEffect(() => {
    const known = new Map<string, string>();
    const keep = () => {
      const keepsAnswers = dispatch((_dispatch, _getState, extra) => Boolean(extra.keptAnswers));
      if (keepsAnswers && mayRead && window.navigator.onLine) void dispatch(keepDay(known));
    };
    const fetchAll = () => {
      for (const path of PAGES) void preloadStaffPage(path);
      keep();
    };
    const timer = setInterval(keep, KEEP_MS);
    // Safari has no such callback.
    if (!('requestIdleCallback' in window)) {
      const begin = setTimeout(fetchAll, 2000);
      return () => {
        clearTimeout(begin);
        clearInterval(timer);
      };
    }
    const begin = requestIdleCallback(fetchAll);
    return () => {
      cancelIdleCallback(begin);
      clearInterval(timer);
    };
  }, [dispatch, mayRead]);
}
