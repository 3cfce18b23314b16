import { PastNotice } from '../components/PastNotice.tsx';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { useAppStore } from '../store/hooks.ts';
import type { RootState } from '../store/makeStore.ts';
import { useIsPast } from '../store/useTimeGate.ts';
import { intlOf, selectTexts } from './intl.ts';

/** Says that DevTools shows an earlier state, in the language of the present, whatever the shown state is. */
export function PastBanner() {
  const { timeGate } = useAppStore();
  if (!useIsPast(timeGate)) return null;
  const live = timeGate.live() as RootState;
  const { formatMessage } = intlOf(selectLanguage(live), selectTexts(live));
  return (
    <PastNotice
      text={formatMessage({ id: 'timeTravel.past' })}
      reloadLabel={formatMessage({ id: 'timeTravel.reload' })}
    />
  );
}
