import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FrameMessage, SnapshotMessage } from './frameMessages.ts';

export type FrameStatus = 'loading' | 'shown' | 'broken';

export function useReplayFrame(snapshot: SnapshotMessage): {
  readonly element: RefObject<HTMLIFrameElement | null>;
  readonly status: FrameStatus;
} {
  const element = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [told, setNotified] = useState<FrameMessage>();

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source !== element.current?.contentWindow) return;
      if (data.kind === 'ready') setIsReady(true);
      else setNotified(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (isReady) element.current?.contentWindow?.postMessage(snapshot, window.location.origin);
  }, [isReady, snapshot]);

  const isNotified = told !== undefined && told.kind !== 'ready' && told.step === snapshot.step;
  return { element, status: isNotified ? told.kind : 'loading' };
}
