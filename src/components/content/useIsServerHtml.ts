import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether this render is the server's, or takes over the server's HTML; false for what the browser mounts itself. */
export function useIsServerHtml(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}
