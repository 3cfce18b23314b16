import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RecordingFile } from '../src/features/recording/recording.ts';
import { stateHash } from '../src/features/recording/stateHash.ts';
import { rootReducer, type RootState } from '../src/store/makeStore.ts';
import { replayReport } from './replay.ts';

const run = promisify(execFile);

const actions = [
  { type: 'search/termSearched', payload: 'ghee' },
  { type: 'compare/compareAdded', payload: '41' },
  { type: 'compare/compareAdded', payload: '52' },
];

function recorded(fields: Partial<RecordingFile> = {}): string {
  const reducer = rootReducer({}, () => true);
  let state: RootState = reducer(undefined, { type: 'start' });
  const states = [state, ...actions.map((action) => (state = reducer(state, action)))];
  const file: RecordingFile = {
    format: 'ridge-and-root-recording',
    version: 3,
    recordedAt: '2026-11-21T10:00:00.000Z',
    times: [0, 1500, 61_250],
    language: 'en',
    address: '/search?search=ghee',
    shopVersion: '1a2b3c',
    browser: 'Firefox',
    failedCalls: [{ operation: 'getCart', status: 500, time: 1200 }],
    checkpoints: states.map((one, after) => ({ after, hash: stateHash(one) })),
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(states[0]),
    ...fields,
  };
  return JSON.stringify(file);
}

describe('npm run replay', () => {
  it('prints each action with its time and what it changed [E-11]', () => {
    const { lines, isFaithful } = replayReport(recorded());
    expect(lines).toEqual([
      'Recorded 2026-11-21T10:00:00.000Z at /search?search=ghee (en), version 1a2b3c',
      'in Firefox',
      '    1.200 s  failed: getCart (500)',
      '',
      '   1     0.000 s  search/termSearched',
      '    + search.recentTerms.0: "ghee"',
      '   2     1.500 s  compare/compareAdded',
      '    + compare.ids.0: "41"',
      '   3    61.250 s  compare/compareAdded',
      '    + compare.ids.1: "52"',
      '',
      'Every state is the recorded one.',
    ]);
    expect(isFaithful).toBe(true);
  });

  it('names the first action whose replay differs [E-11]', () => {
    const payload = JSON.stringify(
      actions.map((action, index) => (index === 1 ? { ...action, payload: '77' } : action)),
    );
    const { lines, isFaithful } = replayReport(recorded({ payload }));
    expect(lines.at(-1)).toBe('The first action whose replay differs is 2: compare/compareAdded');
    expect(isFaithful).toBe(false);
  });

  it('reports a changed file, an unplayable action or missing checkpoints [E-11]', () => {
    const changed = recorded({ preloadedState: '{"ui":{}}' });
    expect(replayReport(changed).lines.at(-1)).toBe(
      'The starting state is not the recorded one: the file was changed.',
    );
    const unplayable = recorded({
      times: [0],
      payload: '[{"type":"api/queries/cacheEntriesUpserted","payload":7}]',
    });
    expect(replayReport(unplayable)).toMatchObject({
      lines: [
        'Can’t replay this recording: one of its actions doesn’t fit the shop.',
        expect.any(String),
      ],
      isFaithful: false,
    });
    for (const exported of [
      { payload: '[]', preloadedState: '{}' },
      { actionsById: { 0: {} }, computedStates: [{ state: {} }], stagedActionIds: [0] },
    ]) {
      expect(replayReport(JSON.stringify(exported))).toEqual({
        lines: [expect.stringContaining('This file was exported by Redux DevTools')],
        isFaithful: false,
      });
    }
    expect(replayReport(recorded({ checkpoints: [] })).lines.at(-1)).toBe(
      'The file has nothing to compare the states with.',
    );
  });

  it('exits with 1 for a differing or rejected file, and with 0 for a faithful one [E-11]', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'replay-'));
    const file = path.join(folder, 'recording.json');
    const script = path.join(process.cwd(), 'scripts/replay.ts');
    const replayed = () =>
      run(process.execPath, [script, file]).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: unknown) => error,
      );
    await writeFile(file, recorded());
    expect(await replayed()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Every state is the recorded one.'),
    });
    await writeFile(file, '{}');
    expect(await replayed()).toMatchObject({
      code: 1,
      stdout: 'This file isn’t a recording of this shop.\n',
    });
    await rm(folder, { recursive: true });
  });
});
