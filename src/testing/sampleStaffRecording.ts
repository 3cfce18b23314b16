import { staffApi } from '../api/staffApi.ts';
import { locationChanged } from '../features/ui/locationSlice.ts';
import { staffRules } from '../staff/support/staffRules.ts';
import { languageChanged, menuToggled } from '../staff/ui/staffUiSlice.ts';
import { recordingOf } from './recordedStates.ts';
import { setupStaffStore } from './setupStaffStore.tsx';

/** The text of a file of the counter: the list of messages, then an order in French; the menu opens last. */
export async function sampleStaffRecordingText(): Promise<string> {
  const { store } = setupStaffStore({ address: '/staff/messages' });
  const { getStaffSession, listMessages, getStaffOrder } = staffApi.endpoints;
  const place = { search: '', hash: '', action: 'PUSH' } as const;
  await store.dispatch(getStaffSession.initiate());
  await store.dispatch(listMessages.initiate({ view: 'open' }));
  store.dispatch(languageChanged('fr'));
  await store.dispatch(getStaffOrder.initiate({ number: 'RR-7K2M9X' }));
  store.dispatch(locationChanged({ ...place, pathname: '/staff/orders/RR-7K2M9X', key: '2' }));
  store.dispatch(menuToggled(true));
  return recordingOf(store.recorder.snapshot(), staffRules).text;
}
