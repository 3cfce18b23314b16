import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** True on the server and during hydration. False for elements that the browser mounts later. */
export function useIsServerHtml(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}
