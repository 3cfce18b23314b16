import { api } from '../../api/api.ts';
import { replayStates } from '../../store/replayStates.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { recordingOf, redactedStates } from '../../testing/recordedStates.ts';
import { compareAdded, compareCleared } from '../compare/compareSlice.ts';
import { termSearched } from '../search/searchSlice.ts';
import { dialogClosed } from '../ui/uiSlice.ts';
import { LARGEST_FILE } from './exportRecording.ts';
import { MAX_RECORDED_ACTIONS } from './recorder.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('createRecorder', () => {
  it('keeps the last 500 actions and the state before them [E-11]', () => {
    const { store } = setupStore({});
    const dispatched = 2 * MAX_RECORDED_ACTIONS + 40;
    for (let count = 0; count < dispatched; count += 1) store.dispatch(termSearched(`t${count}`));
    const { base, steps } = store.recorder.snapshot();
    expect(steps).toHaveLength(MAX_RECORDED_ACTIONS);
    expect(steps.at(-1)).toMatchObject({ action: termSearched(`t${dispatched - 1}`) });
    expect(steps.at(-1)?.state).toBe(store.getState());
    const first = dispatched - MAX_RECORDED_ACTIONS;
    expect(steps[0]).toMatchObject({ action: termSearched(`t${first}`) });
    expect(base).toMatchObject({
      search: { recentTerms: expect.arrayContaining([`t${first - 1}`]) },
    });
    expect(base).not.toMatchObject({
      search: { recentTerms: expect.arrayContaining([`t${first}`]) },
    });
  });

  it('keeps its snapshot while frozen and continues recording [E-11]', () => {
    const { store } = setupStore({});
    store.dispatch(compareAdded('1'));
    store.recorder.freeze();
    store.dispatch(compareCleared());
    const lastOf = () => store.recorder.snapshot().steps.at(-1)?.action;
    expect(lastOf()).toEqual(compareAdded('1'));
    store.recorder.thaw();
    expect(lastOf()).toEqual(compareCleared());
  });

  it('fits a long recording into a megabyte by dropping the oldest actions [E-11]', () => {
    const { store } = setupStore({});
    const emails = 'abcdefghij'.repeat(800);
    for (let count = 0; count < 300; count += 1) {
      store.dispatch(
        api.util.upsertQueryEntries([
          {
            endpointName: 'getHomeContent',
            arg: undefined,
            value: { banners: [], note: emails + count },
          },
        ] as never),
      );
    }
    const snapshot = store.recorder.snapshot();
    const { text, recording } = recordingOf(snapshot);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LARGEST_FILE);
    expect(recording.actions.length).toBeGreaterThan(50);
    expect(recording.actions.length).toBeLessThan(300);
    expect(replayStates(recording).map(json)).toEqual(
      redactedStates(snapshot)
        .slice(-recording.actions.length - 1)
        .map(json),
    );
  });

  it('drops the oldest responses if a single state is too large [E-11]', () => {
    const { store } = setupStore({});
    for (let count = 0; count < 30; count += 1) {
      store.dispatch(
        api.util.upsertQueryEntries([
          {
            endpointName: 'getContentPage',
            arg: { handle: `page-${count}` },
            value: { text: 'long '.repeat(10_000) },
          },
        ] as never),
      );
    }
    store.dispatch(dialogClosed());
    const { text, recording } = recordingOf(store.recorder.snapshot());
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LARGEST_FILE);
    expect(recording.actions).toEqual([]);
    expect(replayStates(recording)).toHaveLength(1);
  });
});
