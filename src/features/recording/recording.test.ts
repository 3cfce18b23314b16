import {
  LONGEST_EXPORT,
  LONGEST_FILE,
  MOST_ACTIONS,
  readRecording,
  type RecordingFile,
} from './recording.ts';

const file: RecordingFile = {
  format: 'ridge-and-root-recording',
  version: 3,
  recordedAt: '2026-11-21T10:00:00.000Z',
  times: [0, 12],
  language: 'en',
  address: '/shop',
  shopVersion: '1a2b3c',
  browser: 'Firefox',
  failedCalls: [{ operation: 'getCart', status: 500, time: 3 }],
  checkpoints: [{ after: 0, hash: '0000abcd' }],
  payload: JSON.stringify([{ type: 'ui/dialogClosed' }, { type: 'persist/REHYDRATE', key: 'ui' }]),
  preloadedState: JSON.stringify({ ui: { language: 'en' } }),
};
const textOf = (fields: object = {}) => JSON.stringify({ ...file, ...fields });
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const one = (action: unknown) => ({ times: [0], payload: JSON.stringify([action]) });

describe('readRecording', () => {
  it('reads what the shop exports and ignores other fields [E-11]', () => {
    const { format: _format, version: _version, payload, preloadedState, ...facts } = file;
    expect(readRecording(textOf({ stranger: true }))).toEqual({
      recording: {
        ...facts,
        actions: JSON.parse(payload) as unknown,
        base: JSON.parse(preloadedState) as unknown,
      },
    });
  });

  it('reads files of the previous version [E-11]', () => {
    const outcome = readRecording(textOf({ version: 2 }));
    expect(outcome).toMatchObject({ recording: { address: '/shop' } });
  });

  it.each([
    ['tooLarge', 'x'.repeat(LONGEST_FILE + 1)],
    ['notJson', ''],
    ['notJson', '{'],
    ['notRecording', 'null'],
    ['notRecording', '[]'],
    ['notRecording', '{"version":"3.1","products":[]}'],
    ['ofDevTools', '{"payload":"[]","preloadedState":"{}"}'],
    ['ofDevTools', `{"payload":${JSON.stringify(`["${'x'.repeat(LONGEST_FILE)}"]`)}}`],
    [
      'ofDevTools',
      '{"actionsById":{"0":{}},"computedStates":[{"state":{}}],"stagedActionIds":[0]}',
    ],
    ['tooLarge', `{"payload":"${'x'.repeat(LONGEST_EXPORT)}"}`],
    ['newer', textOf({ version: 4 })],
    ['newer', '{"format":"ridge-and-root-recording","version":7}'],
    ['broken', '{"format":"ridge-and-root-recording","version":3}'],
    ['broken', textOf({ version: 0 })],
    ['broken', textOf({ version: '1' })],
    ['broken', textOf({ times: [0] })],
    ['broken', textOf({ times: [0, -1] })],
    ['broken', textOf({ times: 'soon' })],
    ['broken', textOf({ recordedAt: 'yesterday' })],
    ['broken', textOf({ address: 7 })],
    ['broken', textOf({ failedCalls: [{ operation: 'getCart' }] })],
    ['broken', textOf({ checkpoints: [{ after: 1 }] })],
    ['broken', textOf({ payload: [] })],
    ['broken', textOf({ payload: '{}' })],
    ['broken', textOf({ payload: '[' })],
    ['broken', textOf({ preloadedState: '[]' })],
    ['broken', textOf({ preloadedState: '{"ui":3}' })],
    ['broken', textOf({ preloadedState: undefined })],
    ['hostile', `${textOf().slice(0, -1)},"__proto__":{"format":"x"}}`],
    ['hostile', textOf({ preloadedState: '{"ui":{"__proto__":{"polluted":1}}}' })],
    ['hostile', textOf({ preloadedState: '{"ui":{"constructor":{"prototype":{}}}}' })],
    ['hostile', textOf({ payload: '[{"type":"a","payload":{"__proto__":{}}}]', times: [0] })],
    ['hostile', textOf({ preloadedState: deep(100_000) })],
    ['hostile', textOf(one(null))],
    ['hostile', textOf(one('ui/dialogClosed'))],
    ['hostile', textOf(one({ payload: 1 }))],
    ['hostile', textOf(one({ type: 7 }))],
    ['hostile', textOf(one({ type: 'persist/PERSIST', register: 'f', rehydrate: 'f' }))],
    ['hostile', textOf(one({ type: 'persist/FLUSH' }))],
    [
      'tooMany',
      textOf({
        times: Array.from({ length: MOST_ACTIONS + 1 }, () => 0),
        payload: JSON.stringify(Array.from({ length: MOST_ACTIONS + 1 }, () => ({ type: 'a' }))),
      }),
    ],
  ])('rejects a file as %s [E-11]', (reason, text) => {
    expect(readRecording(text)).toEqual({ rejection: `support.rejected.${reason}` });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
