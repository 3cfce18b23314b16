/** The document in the frame of the counter's replay page shows the counter. */
import { openReplayFrame } from '../../features/replay/openReplayFrame.tsx';
import { selectLocation } from '../../features/ui/locationSlice.ts';
import { showChoices } from '../rememberChoices.ts';
import { preloadStaffPage } from '../staffPages.ts';
import type { StaffState } from '../staffReducer.ts';
import type { StaffTexts } from '../staffTexts.ts';
import { ReplayedCounter } from './ReplayedCounter.tsx';

/** Opens the frame's document with the counter in it. @param nonce by which its policy allows style elements */
export function openReplayedCounter(nonce: string | undefined): void {
  openReplayFrame<StaffState>({
    prepare: async (state) => {
      await preloadStaffPage(selectLocation(state).pathname);
      showChoices(state);
    },
    render: (state, texts) => (
      <ReplayedCounter state={state} texts={texts as StaffTexts} nonce={nonce} />
    ),
  });
}
