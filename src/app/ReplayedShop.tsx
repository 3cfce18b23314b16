import { Component, useEffect, useState, type ReactNode } from 'react';
import { createPath, type Navigator } from 'react-router';
import { api } from '../api/api.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { makeFrozenStore } from '../store/frozenStore.ts';
import type { RootState } from '../store/makeStore.ts';
import { App } from './App.tsx';
import { Providers } from './Providers.tsx';

export interface ReplayedShopProps {
  readonly state: RootState;
  /** Compiled texts of the state's language, which recordings leave out */
  readonly texts: object;
  /** It stands on the screen */
  readonly onShown: () => void;
  /** It is no state of this shop, and cannot be shown */
  readonly onBroken: () => void;
}

const stay = () => undefined;

/** Links have the URLs they had; none is followed. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: stay,
  push: stay,
  replace: stay,
};

function withTexts(state: RootState, texts: object): RootState {
  const arg = { code: selectLanguage(state) };
  if (api.endpoints.getLanguageTexts.select(arg)(state).data) return state;
  const entry = { endpointName: 'getLanguageTexts', arg, value: texts } as const;
  return {
    ...state,
    api: api.reducer(state.api, api.util.upsertQueryEntries([entry as never])),
  };
}

/** The storefront at one snapshot of a recording, in a shop of its own: hooks would else keep their last data. */
export function ReplayedShop({ onBroken, ...snapshot }: ReplayedShopProps) {
  return (
    <BrokenBoundary onBroken={onBroken}>
      <Shop {...snapshot} />
    </BrokenBoundary>
  );
}

function Shop({ state, texts, onShown }: Omit<ReplayedShopProps, 'onBroken'>) {
  const [store] = useState(() => makeFrozenStore(withTexts(state, texts)));
  useEffect(() => {
    onShown();
  }, [onShown]);
  return (
    <Providers store={store} navigator={still}>
      <App origin={window.location.origin} />
    </Providers>
  );
}

interface BrokenBoundaryProps {
  readonly onBroken: () => void;
  readonly children: ReactNode;
}

/** Files are made by anybody: a state that the screens cannot show must not take the frame with it. */
class BrokenBoundary extends Component<BrokenBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override readonly state = { isBroken: false };

  override componentDidCatch(): void {
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
