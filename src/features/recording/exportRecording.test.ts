import { api } from '../../api/api.ts';
import { recordingOf } from '../../testing/recordedStates.ts';
import { setupStore } from '../../testing/setupStore.tsx';

describe('exportRecording', () => {
  it('lists calls without a response, but none whose response the file leaves out [E-11]', async () => {
    const { store } = setupStore({ answers: { getMenu: () => new Response('', { status: 502 }) } });
    await store.dispatch(api.endpoints.getMenu.initiate());
    await store.dispatch(api.endpoints.getLanguageTexts.initiate({ code: 'fr' }));
    const { recording } = recordingOf(store.recorder.snapshot());
    expect(recording.failedCalls).toEqual([
      { operation: 'getMenu', status: 502, time: expect.any(Number) },
    ]);
  });
});
