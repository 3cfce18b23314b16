import { onCLS, onINP, onLCP } from 'web-vitals';
import { api } from '../api/api.ts';
import type { VitalsForm } from '../api/endpoints.gen.ts';
import type { AppStore } from '../store/makeStore.ts';

const KINDS: Readonly<Record<string, VitalsForm['kind']>> = {
  home: 'home',
  shop: 'list',
  collection: 'list',
  search: 'search',
  product: 'product',
  cart: 'cart',
  checkout: 'checkout',
};

export function reportVitals(store: AppStore, chunk: string | undefined): void {
  const vitals: VitalsForm = { kind: KINDS[chunk ?? ''] ?? 'other' };
  onLCP(({ value }) => (vitals.lcp = Math.round(value)));
  onINP(({ value }) => (vitals.inp = Math.round(value)));
  onCLS(({ value }) => (vitals.cls = Math.round(value * 1000)));
  // Register after the library's listeners, which deliver the last values.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    void store.dispatch(
      api.endpoints.sendVitals.initiate({ vitalsForm: vitals }, { track: false }),
    );
  };
  document.addEventListener('visibilitychange', send);
}
