import { useEffect } from 'react';
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

export function usePackingAhead(): void {
  const dispatch = useStaffDispatch();
  const mayRead = usePermissions()('orders.read');
  useEffect(() => {
    if (!mayRead) return undefined;
    let isOver = false;
    let end = () => undefined as void;
    async function fetchAll(): Promise<void> {
      await Promise.all(PAGES.map(preloadStaffPage));
      const { prepareOffline } = await import(
        /* webpackChunkName: "prepareOffline" */ '../offline/prepareOffline.ts'
      );
      if (!isOver) end = dispatch(prepareOffline());
    }
    // Safari lacks requestIdleCallback. After a failed preload, a page loads its code when it opens.
    const begin = () => void fetchAll().catch(() => undefined);
    const hasIdle = 'requestIdleCallback' in window;
    const id = hasIdle ? requestIdleCallback(begin) : setTimeout(begin, 2000);
    return () => {
      isOver = true;
      if (hasIdle) cancelIdleCallback(id as number);
      else clearTimeout(id);
      end();
    };
  }, [dispatch, mayRead]);
}
