/** The document in the replay page's frame: shows the storefront at the snapshots that the page around it names. */
import { createRoot, type Root } from 'react-dom/client';
import type { FrameMessage, SnapshotMessage } from '../features/replay/frameMessages.ts';
import { selectLocation } from '../features/ui/locationSlice.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import type { RootState } from '../store/makeStore.ts';
import { preloadWhenIdle } from '../router/linkPrefetch.ts';
import { matchRoute } from './matchRoute.ts';
import './openReplayedShop.css';
import { ReplayedShop } from './ReplayedShop.tsx';
import { likelyParts } from './likelyParts.ts';
import { makePageReadOnly } from './readOnlyPage.ts';

function tell(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Shows one snapshot after the other; the latest wins while the code of a page is fetched. */
function createRenderer(root: Root): (message: SnapshotMessage) => Promise<void> {
  let attempt = 0;
  let lastKey = '';

  return async ({ step, state, texts }) => {
    attempt += 1;
    const current = attempt;
    try {
      const snapshot = state as RootState;
      const { pathname, key } = selectLocation(snapshot);
      await matchRoute(pathname)?.route.screen.preload();
      if (current !== attempt) return;
      document.documentElement.lang = selectLanguage(snapshot);
      root.render(
        <ReplayedShop
          key={current}
          state={snapshot}
          texts={texts}
          onShown={() => tell({ kind: 'shown', step })}
          onBroken={() => tell({ kind: 'broken', step })}
        />,
      );
      const visit = `${pathname} ${key}`;
      if (visit !== lastKey) document.scrollingElement?.scroll(0, 0);
      lastKey = visit;
    } catch {
      root.render(null);
      tell({ kind: 'broken', step });
    }
  };
}

/** Opens the frame's document. The page around it is notified when it listens. */
export async function openReplayedShop(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element «root».');
  makePageReadOnly();
  // What a made-up file breaks is reported to the page around, and not to the console.
  const show = createRenderer(createRoot(element, { onCaughtError: () => undefined }));
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<SnapshotMessage>) => {
    if (source === window.parent && origin === window.location.origin) void show(data);
  });
  tell({ kind: 'ready' });
  await preloadWhenIdle(likelyParts);
}
