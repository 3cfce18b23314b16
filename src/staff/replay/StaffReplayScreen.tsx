import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MainLoader } from '../../components/MainLoader.tsx';
import { fetchByCode } from '../../features/replay/fetchByCode.ts';
import { Replayer } from '../../features/replay/Replayer.tsx';
import { languageOf } from '../../features/ui/languages.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { staffPaths } from '../staffPaths.ts';
import type { StaffState } from '../staffReducer.ts';
import { replayStaffStates } from '../support/replayStaffStates.ts';
import { useTexts } from '../useTexts.ts';

const frame = { url: staffPaths.replayedCounter, titleId: 'staff.replay.frame' };

/** Shows recordings of the counter, step by step. */
export function StaffReplayScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.staffReplay' })} />
      <StaffReplayer />
    </>
  );
}

function StaffReplayer() {
  // Recordings may be in another language than this page.
  const english = useTexts('en', true);
  const french = useTexts('fr', true);
  const textsOf = useMemo(
    () => (state: object) => {
      const { staffUi } = state as Partial<StaffState>;
      return (languageOf(staffUi?.language) === 'fr' ? french : english) ?? {};
    },
    [english, french],
  );
  if (!english || !french) return <MainLoader />;
  return (
    <Replayer
      app="counter"
      statesOf={replayStaffStates}
      fetchByCode={fetchByCode}
      emptyId="staff.replay.empty"
      frame={frame}
      textsOf={textsOf}
    />
  );
}
