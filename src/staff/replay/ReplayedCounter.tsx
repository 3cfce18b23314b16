import { useState } from 'react';
import { stillNavigator } from '../../features/replay/stillNavigator.ts';
import { StaffApp } from '../StaffApp.tsx';
import { StaffProviders } from '../StaffProviders.tsx';
import type { StaffState } from '../staffReducer.ts';
import type { StaffTexts } from '../staffTexts.ts';
import { makeFrozenStaffStore } from './frozenStaffStore.ts';

interface ReplayedCounterProps {
  readonly state: StaffState;
  /** In the state's language */
  readonly texts: StaffTexts;
  /** What the page's policy allows style elements by */
  readonly nonce?: string | undefined;
}

/** The counter at one snapshot of a recording. */
export function ReplayedCounter({ state, texts, nonce }: ReplayedCounterProps) {
  const [store] = useState(() => makeFrozenStaffStore(state));
  return (
    <StaffProviders
      store={store}
      navigator={stillNavigator}
      texts={{ en: texts, fr: texts }}
      nonce={nonce}
    >
      <StaffApp />
    </StaffProviders>
  );
}
