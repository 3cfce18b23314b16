import { readFileSync } from 'node:fs';
import path from 'node:path';
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import { load } from 'js-yaml';
import { staffApi } from '../../api/staffApi.ts';
import type { Snapshot } from '../../features/support/recorder.ts';
import { stateHash } from '../../features/support/stateHash.ts';
import { recordingOf, redactedStates } from '../../testing/recordedStates.ts';
import { findNonJsonValues } from '../../testing/findNonJsonValues.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { packsRestored } from '../orders/packQueueSlice.ts';
import { uploadsQueued, uploadRefused } from '../pictures/uploadQueueSlice.ts';
import { staffReducer } from '../staffReducer.ts';
import { dialogOpened, toastShown } from '../ui/staffUiSlice.ts';
import { replayStaffStates } from './replayStaffStates.ts';
import { staffRules } from './staffRules.ts';

/** In every secret text, so that one search finds them all. */
const MARK = 'Zq7marked';
let marks = 0;
const secret = () => `${MARK}${(marks += 1)}`;

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A value with a secret in place of each text in these fields; the same for the same text, as a number of an order. */
function marked(value: unknown, fields: readonly string[], isSecret = false): unknown {
  if (typeof value === 'string') return isSecret && value !== '' ? secretOf(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => marked(item, fields, isSecret));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => [
      name,
      marked(item, fields, isSecret || fields.includes(name)),
    ]),
  );
}

const secrets = new Map<string, string>();
function secretOf(text: string): string {
  const known = secrets.get(text) ?? secret();
  secrets.set(text, known);
  return known;
}

/** What is about people in the answers to these calls. */
const PERSONAL_FIELDS: Partial<Record<keyof typeof examples, readonly string[]>> = {
  getStaffSession: ['name', 'email'],
  signInStaff: ['name', 'email'],
  listStaffPasskeys: ['name'],
  listMembers: ['name', 'email'],
  searchOrders: ['number', 'name', 'email', 'phone', 'city'],
  getPackingList: ['number', 'email', 'address', 'shopper_note', 'notes', 'note', 'value'],
  previewSlotStatus: ['number', 'name'],
  listStockMovements: ['note', 'by', 'order_number'],
  listReviews: ['name', 'text', 'reply'],
  listContent: ['by'],
  getStaffContent: ['by'],
  listContentVersions: ['by'],
  getContentVersion: ['by'],
  getShopDetails: ['email', 'phone', 'address', 'bank_account'],
  listMessages: ['name', 'email', 'order_number', 'message', 'note'],
  listFailedMails: ['email', 'subject'],
  listMissedSearches: ['term'],
  listImports: ['by', 'file_name', 'problem'],
  getImport: ['by', 'file_name', 'problem'],
  readImportHead: ['columns', 'rows'],
  previewImport: ['key', 'name', 'collection', 'reason'],
  listPictures: ['file_name'],
  listChanges: ['by', 'subject_id', 'before', 'after'],
  listChangeAuthors: ['name'],
};

/** An order whose times and states stay; `text` is an amount in its totals, and somebody's words in its notes. */
function markedOrder(): object {
  const { notes, ...rest } = examples.getStaffOrder.answer;
  const fields = ['number', 'email', 'address', 'shopper_note', 'note', 'value'];
  return {
    ...(marked(rest, fields) as object),
    notes: marked(notes, ['by', 'text']),
    refunds: rest.refunds.map((refund) => ({ ...refund, note: secret() })),
  };
}

const answers = {
  ...Object.fromEntries(
    Object.entries(PERSONAL_FIELDS).map(([operation, fields]) => [
      operation,
      marked((examples as Record<string, { answer?: unknown }>)[operation]?.answer, fields),
    ]),
  ),
  getStaffOrder: markedOrder(),
  packLine: markedOrder(),
  refundOrder: markedOrder(),
  changeMessage: () =>
    new Response(JSON.stringify({ detail: `There is no message of ${secret()}.` }), {
      status: 404,
    }),
  exportStockAlerts: () => new Response(`${secret()};7`),
  listRejectedRows: () => new Response(`${secret()};7`),
};

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
}
type PathItem = Record<string, Operation>;

const contract = load(readFileSync(path.join(process.cwd(), 'contract/staff.yaml'), 'utf8')) as {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
};

const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? '';

/** A form of the contract with a secret in every field that takes text. */
function filled(schema: Schema): unknown {
  const { $ref, properties, allOf, type, items = {} } = schema;
  if ($ref) return filled(contract.components.schemas[nameOf(schema)] ?? {});
  if (allOf) return Object.assign({}, ...allOf.map(filled)) as object;
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, filled(field)]),
    );
  }
  if (type === 'integer' || type === 'number') return 3;
  return type === 'array' ? [filled(items)] : secret();
}

/** Calls whose forms are content of the shop, or a choice of a value that the contract lists. */
const KEEP_ALL = new Set([
  'addProduct',
  'saveProduct',
  'changeProductValues',
  'addCollection',
  'saveCollection',
  'addCoupon',
  'saveCoupon',
  'addContent',
  'saveContentDraft',
  'publishContent',
  'restoreContentVersion',
  'addDeliveryMethod',
  'saveDeliveryMethod',
  'changeDeliverySlot',
  'setClosedDay',
  'saveShopDetails',
  'setTaxRate',
  'addCurrency',
  'saveCurrency',
  'movePicture',
  'describePictures',
  'uploadPicture',
  'putImportPart',
  // What is chosen of a list in these is told apart below.
  'inviteMember',
  'changeMember',
  'changeOrderStatus',
  'changeSlotStatus',
  'correctStock',
  'startImport',
  'previewImport',
  'packLine',
]);

const camelCase = (name: string) =>
  name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

const operations = Object.entries(contract.paths).flatMap(([url, item]) => {
  const parameters = [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => camelCase(name));
  return Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ ...operation, method, parameters }));
});
const forms = operations.flatMap(({ requestBody, ...operation }) => {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && !KEEP_ALL.has(operation.operationId) ? [{ ...operation, schema }] : [];
});
const reads = operations.filter(({ method }) => method === 'get');

/** Ids of what calls are about. */
const IDS: Readonly<Record<string, string>> = {
  productId: '7',
  memberId: '2',
  messageId: '12',
  reviewId: '31',
  importId: '3',
  versionId: '1',
  refundId: '5',
  passkeyId: '3',
  methodId: '2',
  kind: 'page',
  handle: 'about-us',
  code: 'DIWALI',
};

const formName = (schema: Schema) => {
  const name = nameOf(schema);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

type Initiate = (args: unknown) => unknown;
const endpointOf = (operation: string) =>
  staffApi.endpoints[operation as keyof typeof staffApi.endpoints] as unknown as {
    initiate: Initiate;
  };

/** A member who works through the counter's pages, types everywhere, and sends every form. */
async function longDay(): Promise<Snapshot> {
  const { user, store, unmount } = renderStaff({ answers });
  const go = async (name: string | RegExp) => {
    const [link] = await screen.findAllByRole('link', { name });
    if (link) await user.click(link);
  };

  await screen.findByRole('heading', { name: 'Orders', level: 1 });
  await user.type(
    screen.getByRole('searchbox', { name: 'Number, name, e-mail or telephone' }),
    secret(),
  );
  await waitFor(() => expect(store.getState().location.search).toContain('text='));
  const number = secretOf(examples.getStaffOrder.answer.number);
  await go(new RegExp(number));
  const [pack] = await screen.findAllByRole('button', { name: /are in the box/ });
  if (pack) await user.click(pack);
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const refund = within(await screen.findByRole('dialog', { name: 'Refund' }));
  await user.type(refund.getByRole('textbox', { name: /Reason, for the team/ }), secret());
  await user.click(refund.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(store.getState().staffUi.dialog).toBeNull());

  await go('Messages');
  const [note] = await screen.findAllByRole('button', { name: /^Note on the message/ });
  if (note) await user.click(note);
  const noteDialog = within(await screen.findByRole('dialog', { name: 'Note' }));
  await user.type(noteDialog.getByRole('textbox'), secret());
  await user.click(noteDialog.getByRole('button', { name: 'Save' }));
  await noteDialog.findByText(/There is no message/);
  await user.keyboard('{Escape}');

  await go('Team');
  await screen.findByText(secretOf('ravi@example.com'));
  await go('Record of changes');
  await screen.findAllByText(new RegExp(secretOf('Asha Rao')));
  await go('Products');
  await screen.findByRole('heading', { name: 'Products', level: 1 });

  unmount();

  const dispatch = store.dispatch as (action: unknown) => Promise<unknown>;
  const call = async (operation: string, args: object) => {
    await dispatch(endpointOf(operation).initiate(args));
  };
  const idsOf = (parameters: readonly string[]) =>
    Object.fromEntries(
      parameters.map((name) => [name, name === 'number' ? number : (IDS[name] ?? '7')]),
    );
  for (const { operationId, parameters, schema } of forms) {
    await call(operationId, { ...idsOf(parameters), [formName(schema)]: filled(schema) });
  }
  for (const { operationId, parameters } of reads) await call(operationId, idsOf(parameters));
  await call('searchOrders', { text: secret(), status: 'placed' });
  await call('findProducts', { text: secret() });
  await call('listChanges', { subject: 'order', subjectId: number });
  await call('inviteMember', { memberForm: { name: secret(), email: secret(), role: 'packer' } });
  await call('changeMember', { memberId: '2', memberChange: { name: secret(), role: 'packer' } });
  await call('changeSlotStatus', { slotStatusForm: { status: 'dispatched', numbers: [number] } });
  await call('correctStock', {
    productId: '7',
    stockCorrectionForm: { cause: 'spoiled', note: secret(), difference: -2 },
  });
  await call('uploadPicture', { productId: '7', fileName: secret(), body: 'file-1' });
  await call('saveShopDetails', { shopForm: answers['getShopDetails' as never] });
  await call('changeProductValues', {
    productValuesForm: { field: 'price', changes: [{ product_id: '7', from: 210, to: 220 }] },
  });
  const form = { packed_quantity: 1 };
  store.dispatch(packsRestored([{ number, lineId: '41', form, memberId: '1', key: 'pack-1' }]));
  store.dispatch(
    uploadsQueued([{ key: 'file-2', productId: '7', fileName: secret(), refusal: null }]),
  );
  store.dispatch(uploadRefused({ key: 'file-2', refusal: { text: secret() } }));
  store.dispatch(toastShown({ kind: 'error', content: { text: `No ${secret()}` } }));
  store.dispatch(dialogOpened({ name: 'removePasskey', passkeyId: '3', label: secret() }));
  store.dispatch(dialogOpened({ name: 'messageNote', messageId: '12', note: secret() }));
  store.dispatch(dialogOpened({ name: 'refund', number }));
  return store.recorder.snapshot();
}

describe('a recording of the counter', () => {
  let snapshot: Snapshot;

  beforeAll(async () => {
    snapshot = await longDay();
  });

  it('holds nothing of people: neither what was typed nor whose an order, a message or a change is', () => {
    const raw = JSON.stringify(snapshot);
    const { text } = recordingOf(snapshot, staffRules);
    // The counter itself has them: the search below could find something.
    expect(raw.split(MARK).length).toBeGreaterThan(300);
    expect(text.match(new RegExp(`.{0,80}${MARK}`, 'g')) ?? []).toEqual([]);
    expect((raw + text).includes(examples.getStaffSession.answer.csrf_token)).toBe(false);
  });

  it('keeps what is the shop’s own, states, times and amounts', () => {
    const { text, recording } = recordingOf(snapshot, staffRules);
    expect(recording.app).toBe('counter');
    for (const kept of ['Basmati rice', '₹ 745.00/-', '2026-11-20T08:15:00.000Z', 'dispatched']) {
      expect(text.includes(kept)).toBe(true);
    }
    expect(recording.address).toBe('/staff/products');
    expect(recording.failedCalls).toContainEqual({
      operation: 'changeMessage',
      status: 404,
      time: expect.any(Number),
    });
  });

  it('replays to the recorded states, redacted alike, step by step', () => {
    const { recording } = recordingOf(snapshot, staffRules);
    const replayed = replayStaffStates(recording).map(json);
    const recorded = redactedStates(snapshot, staffRules).map(json);
    expect(replayed.length).toBeGreaterThan(100);
    expect(recorded).toHaveLength(replayed.length);
    for (const [index, state] of replayed.entries()) {
      const { type } = recording.actions[index - 1] ?? { type: 'start' };
      expect({ type, state }).toEqual({ type, state: recorded[index] });
      expect(recording.checkpoints[index]).toEqual({ after: index, hash: stateHash(state) });
    }
  });

  it('is of states that JSON holds whole', () => {
    const seen = new WeakSet();
    expect(snapshot.steps.flatMap(({ state }) => findNonJsonValues(state, seen))).toEqual([]);
  });

  it('opens in Redux DevTools as it is, and shows the same states', () => {
    const { text, recording } = recordingOf(snapshot, staffRules);
    // As the extension reads a file that is imported.
    const file = JSON.parse(text) as { payload: string; preloadedState: string };
    const store = configureStore({
      reducer: staffReducer,
      devTools: false,
      middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
      enhancers: (defaults) => defaults().concat(instrument() as StoreEnhancer),
    });
    const { liftedStore } = store as unknown as EnhancedStore<unknown, never, unknown>;
    liftedStore.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: JSON.parse(file.payload) as never,
      preloadedState: JSON.parse(file.preloadedState) as never,
    } as never);
    expect(json(store.getState())).toEqual(json(replayStaffStates(recording).at(-1)));
  });
});
