import { PastNotice } from '../components/state/PastNotice.tsx';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { useAppStore } from '../store/hooks.ts';
import type { RootState } from '../store/makeStore.ts';
import { useIsPast } from '../store/useTimeGate.ts';
import { selectTexts, shownIntl } from './intl.ts';

export function PastBanner() {
  const { timeGate, getState } = useAppStore();
  if (!useIsPast(timeGate)) return null;
  const live = timeGate.live() as RootState;
  // The live state may lack texts: DevTools' Persist button shows an earlier state before the texts are loaded.
  const { formatMessage } = shownIntl(selectLanguage(live), selectTexts(live), getState());
  return (
    <PastNotice
      text={formatMessage({ id: 'timeTravel.past' })}
      reloadLabel={formatMessage({ id: 'timeTravel.reload' })}
    />
  );
}
