import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FrameMessage, SnapshotMessage } from './frameMessages.ts';

/** What the frame has on its screen. */
export type FrameStatus = 'loading' | 'shown' | 'broken';

/** Shows a snapshot in the frame, as soon as the frame listens. */
export function useStorefrontFrame(snapshot: SnapshotMessage): {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly status: FrameStatus;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [told, setNotified] = useState<FrameMessage>();

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.kind === 'ready') setIsReady(true);
      else setNotified(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(snapshot, window.location.origin);
  }, [isReady, snapshot]);

  const isNotified = told !== undefined && told.kind !== 'ready' && told.step === snapshot.step;
  return { frame, status: isNotified ? told.kind : 'loading' };
}
