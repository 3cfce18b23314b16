import { useState } from 'react';
import { api } from '../api/api.ts';
import { readOnlyNavigator } from '../features/recording/player/readOnlyNavigator.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { makeFrozenStore } from '../store/frozenStore.ts';
import type { RootState } from '../store/makeStore.ts';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';

export interface ReplayedShopProps {
  readonly state: RootState;
  readonly texts: object;
}

function withTexts(state: RootState, texts: object): RootState {
  const arg = { code: selectLanguage(state) };
  if (api.endpoints.getLanguageTexts.select(arg)(state).data) return state;
  const entry = { endpointName: 'getLanguageTexts', arg, value: texts } as const;
  return {
    ...state,
    api: api.reducer(state.api, api.util.upsertQueryEntries([entry as never])),
  };
}

export function ReplayedShop({ state, texts }: ReplayedShopProps) {
  const [store] = useState(() => makeFrozenStore(withTexts(state, texts)));
  return (
    <Providers store={store} navigator={readOnlyNavigator}>
      <App origin={window.location.origin} />
    </Providers>
  );
}
