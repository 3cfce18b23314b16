import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { selectLocation } from '../../ui/locationSlice.ts';
import type { FrameMessage, SnapshotMessage } from './frameMessages.ts';
import { makePageReadOnly } from './readOnlyPage.ts';
import { ReplayedState } from './ReplayedState.tsx';
import './replayFrame.css';

type LocatedState = Parameters<typeof selectLocation>[0];

/** App shown by the frame. States come from untrusted files, so both functions may throw. */
export interface ReplayedApp<State> {
  /** Loads everything a state needs besides its texts, e.g. the chunk of its page. */
  readonly prepare: (state: State) => Promise<void>;
  /** Renders the app in a new store per state, because hooks would otherwise keep earlier data. */
  readonly render: (state: State, texts: object) => ReactNode;
}

function tell(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

export function createRenderer<State extends LocatedState>(
  root: Root,
  { prepare, render }: ReplayedApp<State>,
): (message: SnapshotMessage) => Promise<void> {
  let attempt = 0;
  let lastKey = '';

  return async ({ step, state, texts }) => {
    attempt += 1;
    const current = attempt;
    try {
      const snapshot = state as State;
      const { pathname, key } = selectLocation(snapshot);
      await prepare(snapshot);
      if (current !== attempt) return;
      root.render(
        <ReplayedState
          key={current}
          onShown={() => tell({ kind: 'shown', step })}
          onBroken={() => tell({ kind: 'broken', step })}
        >
          {render(snapshot, texts)}
        </ReplayedState>,
      );
      const visit = `${pathname} ${key}`;
      if (visit !== lastKey) document.scrollingElement?.scroll(0, 0);
      lastKey = visit;
    } catch {
      if (current !== attempt) return;
      root.render(null);
      tell({ kind: 'broken', step });
    }
  };
}

export function openReplayFrame<State extends LocatedState>(app: ReplayedApp<State>): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element «root».');
  makePageReadOnly();
  // Report errors from invalid files to the parent page, not to the console.
  const show = createRenderer(createRoot(element, { onCaughtError: () => undefined }), app);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<SnapshotMessage>) => {
    if (source === window.parent && origin === window.location.origin) void show(data);
  });
  tell({ kind: 'ready' });
}
