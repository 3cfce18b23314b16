import type { UnknownAction } from '@reduxjs/toolkit';
import { FORMAT, VERSION } from '../features/recording/recording.ts';
import { locationChanged } from '../features/ui/locationSlice.ts';
import { currencyChosen, dialogOpened, languageChanged } from '../features/ui/uiSlice.ts';
import { setupStore } from './setupStore.tsx';

const CONTENT = { title: 'Ripe', content: 'Fruit', type: 'cont', imgsrc: '', imgalt: '' } as const;

const ACTIONS: readonly UnknownAction[] = [
  languageChanged('fr'),
  locationChanged({ pathname: '/shop', search: '', hash: '', key: '1', action: 'PUSH' }),
  dialogOpened({ name: 'content', inputs: CONTENT }),
  currencyChosen('EUR'),
];

export function sampleRecordingText(changes: Readonly<Record<string, unknown>> = {}): string {
  const { location, ui } = setupStore({}).store.getState();
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    recordedAt: '2026-11-21T10:00:00.000Z',
    times: [0, 500, 60_500, 60_900],
    language: 'fr',
    address: '/shop',
    shopVersion: '1.2.3',
    browser: 'Firefox on Linux',
    failedCalls: [{ operation: 'applyCoupon', status: 503, time: 700 }],
    checkpoints: [],
    payload: JSON.stringify(ACTIONS),
    preloadedState: JSON.stringify({ location, ui }),
    ...changes,
  });
}
