import { useEffect } from 'react';
import { preloadStaffPage } from '../staffPages.ts';
import { staffPaths } from '../staffPaths.ts';

const PAGES = [
  staffPaths.orders,
  staffPaths.order('1'),
  staffPaths.packing,
  staffPaths.packingList,
];

/** Fetches the code that a packer needs between shelves, where there may be no network, once the browser has time. */
export function usePackingAhead(): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const path of PAGES) void preloadStaffPage(path);
    };
    // Safari has no such callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, 2000);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(id);
  }, []);
}
