/** The document in the replay page's frame: shows an app at the snapshots that the page around it names. */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { selectLocation } from '../../ui/locationSlice.ts';
import type { FrameMessage, SnapshotMessage } from './frameMessages.ts';
import { makePageReadOnly } from './readOnlyPage.ts';
import { ReplayedState } from './ReplayedState.tsx';
import './replayFrame.css';

type LocatedState = Parameters<typeof selectLocation>[0];

/** What the frame shows. States come from a file that may be made up: each of these may throw. */
export interface ReplayedApp<State> {
  /** Makes ready what a state needs besides its texts: the code of its page, what is set on the document */
  readonly prepare: (state: State) => Promise<void>;
  /** The app at a state, in a store of its own: hooks would else keep their last data */
  readonly render: (state: State, texts: object) => ReactNode;
}

function tell(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Shows one snapshot after the other; the latest wins while the code of a page is fetched. */
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

/** Opens the frame's document. The page around it is notified when it listens. */
export function openReplayFrame<State extends LocatedState>(app: ReplayedApp<State>): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element «root».');
  makePageReadOnly();
  // What a made-up file breaks is reported to the page around, and not to the console.
  const show = createRenderer(createRoot(element, { onCaughtError: () => undefined }), app);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<SnapshotMessage>) => {
    if (source === window.parent && origin === window.location.origin) void show(data);
  });
  tell({ kind: 'ready' });
}
