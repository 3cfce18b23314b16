import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** True on the server and while its HTML is hydrated; false for what the browser mounts itself. */
export function useIsServerHtml(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}
