import { openReplayFrame } from '../features/recording/player/openReplayFrame.tsx';
import { selectLocation } from '../features/ui/locationSlice.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import type { RootState } from '../store/makeStore.ts';
import { preloadWhenIdle } from '../router/linkPrefetch.ts';
import { matchRoute } from './matchRoute.ts';
import { ReplayedShop } from './ReplayedShop.tsx';
import { likelyParts } from './likelyParts.ts';

export async function openReplayedShop(): Promise<void> {
  openReplayFrame<RootState>({
    prepare: async (state) => {
      await matchRoute(selectLocation(state).pathname)?.route.screen.preload();
      document.documentElement.lang = selectLanguage(state);
    },
    render: (state, texts) => <ReplayedShop state={state} texts={texts} />,
  });
  await preloadWhenIdle(likelyParts);
}
