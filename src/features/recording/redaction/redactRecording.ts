/**
 * Removes personal data from states and actions. Replaying the redacted actions over the redacted base gives the
 * redacted states.
 */
import { ALL } from '../../../api/entityTags.ts';
import { rulesOf } from './operationRules.ts';
import type { RecordedAction } from '../recording.ts';
import type { SliceRules } from './recordingRules.ts';
import { byField, createRedactor, masked, only, type Redactor } from './redactor.ts';
import { sliceRules as rulesBySlice } from './sliceRules.ts';

type Fields = Readonly<Record<string, unknown>>;

export const CACHE = 'api';

const sliceRules: Readonly<Record<string, SliceRules>> = rulesBySlice;

export interface RecordingRedactor {
  /** Redacts a state. Parts shared by several states are redacted once and stay shared. */
  state(state: object): Readonly<Record<string, object>>;
  /** Redacts an action; returns undefined for actions that the recording omits. */
  action(action: object): RecordedAction | undefined;
  readonly redactor: Redactor;
}

const error = only('name', 'code');

interface Tag {
  readonly type: string;
  readonly id?: string;
}

/** Order tags contain order numbers, so mask their ids. */
function redactTag(tag: Tag, redactor: Redactor): Tag {
  const { type, id = '' } = tag;
  const isNumber = type === 'Order' && id !== '' && id !== ALL && id !== WITHOUT_ID;
  return isNumber ? { ...tag, id: redactor.mask(id) } : tag;
}

function mapped(value: unknown, map: (item: unknown, name: string) => unknown): Fields {
  return Object.fromEntries(
    Object.entries((value ?? {}) as Fields).map(([name, item]) => [name, map(item, name)]),
  );
}

/** Caches results per object, since states share most of their parts. */
function memoizePerObject(make: (value: object) => unknown): (value: unknown) => unknown {
  const known = new WeakMap<object, unknown>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (!known.has(value)) known.set(value, make(value));
    return known.get(value);
  };
}

const REHYDRATED = { version: -1, rehydrated: false };

/** RTK Query's key for tags without an id. */
const WITHOUT_ID = '__internal_without_id';
/**
 * Actions that don't change the recorded state: redux-persist's own, except REHYDRATE, and RTK Query's focus and
 * online events.
 */
const LEFT_OUT = /^(?:persist\/(?!REHYDRATE$)|__rtkq\/)/;
const LEFT_OUT_OF_CACHE = /^(?:internalSubscriptions|subscriptions|config)\//;
const REQUEST = /^execute(?:Query|Mutation)\//;

export function createRecordingRedactor(publicText: ReadonlySet<string>): RecordingRedactor {
  const redactor = createRedactor(publicText);

  function redactKey(key: unknown): string {
    const [, operation = '', text = ''] = /^(\w+)\((.*)\)$/s.exec(String(key)) ?? [];
    if (text === '' || text === 'undefined') return String(key);
    try {
      const args = rulesOf(operation).args(JSON.parse(text), redactor);
      return `${operation}(${JSON.stringify(args)})`;
    } catch {
      return redactor.mask(String(key));
    }
  }

  const keysOf = (value: unknown) => (value as readonly string[]).map(redactKey);

  const entry = memoizePerObject((value) => {
    const { endpointName, originalArgs, data, error: failure, ...rest } = value as Fields;
    const { args, answer } = rulesOf(endpointName);
    return {
      ...rest,
      endpointName,
      originalArgs: args(originalArgs, redactor),
      data: answer(data, redactor),
      error: error(failure, redactor),
    };
  });

  const provided = memoizePerObject((value) => {
    const { tags, keys } = value as { tags: Fields; keys: Fields };
    return {
      tags: mapped(tags, (byId, type) =>
        Object.fromEntries(
          Object.entries(byId as Fields).map(([id, list]) => [
            redactTag({ type, id }, redactor).id,
            keysOf(list),
          ]),
        ),
      ),
      keys: withKeys(keys, redactTags),
    };
  });

  const redactTags = (tags: unknown) =>
    (tags as readonly Tag[]).map((tag) => redactTag(tag, redactor));

  function withKeys(value: unknown, map: (item: unknown) => unknown): Fields {
    return Object.fromEntries(
      Object.entries(value as Fields).map(([key, item]) => [redactKey(key), map(item)]),
    );
  }

  const queries = memoizePerObject((value) => withKeys(value, entry));
  const mutations = memoizePerObject((value) => mapped(value, entry));

  function cache(value: object): object {
    const state = value as Record<'queries' | 'mutations' | 'provided' | 'config', object>;
    return {
      queries: queries(state.queries),
      mutations: mutations(state.mutations),
      provided: provided(state.provided),
      subscriptions: {},
      config: { ...state.config, middlewareRegistered: true, online: true, focused: true },
    };
  }

  const slices = new Map(
    Object.entries(sliceRules).map(([name, { fields, persistKey }]) => {
      const rule = byField(fields);
      const redact = memoizePerObject((slice) => {
        const { _persist: persisted = REHYDRATED, ...rest } = slice as Fields;
        const redacted = rule(rest, redactor) as object;
        return persistKey === undefined ? redacted : { ...redacted, _persist: persisted };
      });
      return [name, redact] as const;
    }),
  );

  function redactRequest({ type, payload, meta, error: failure }: Fields): RecordedAction {
    const { arg, baseQueryMeta: _left, ...rest } = meta as Fields & { arg: Fields };
    const { endpointName, originalArgs, queryCacheKey, ...others } = arg;
    const { args, answer } = rulesOf(endpointName);
    const hasFailed = String(type).endsWith('/rejected');
    return {
      type: String(type),
      payload: (hasFailed ? error : answer)(payload, redactor),
      meta: {
        ...rest,
        arg: {
          ...others,
          endpointName,
          originalArgs: args(originalArgs, redactor),
          ...(queryCacheKey === undefined ? {} : { queryCacheKey: redactKey(queryCacheKey) }),
        },
      },
      ...(failure === undefined ? {} : { error: error(failure, redactor) }),
    };
  }

  function redactUpsert({ queryDescription, value, providedTags, ...rest }: Fields): object {
    const { endpointName, originalArgs, queryCacheKey, type } = queryDescription as Fields;
    const { args, answer } = rulesOf(endpointName);
    return {
      ...rest,
      queryDescription: {
        type,
        endpointName,
        originalArgs: args(originalArgs, redactor),
        queryCacheKey: redactKey(queryCacheKey),
      },
      value: answer(value, redactor),
      providedTags: redactTags(providedTags),
    };
  }

  function redactPatched({ queryCacheKey, patches }: Fields): object {
    const { answer } = rulesOf(String(queryCacheKey).split('(', 1)[0]);
    const redactPatch = ({ value, ...patch }: Fields) => {
      // Rules depend on the field name, which only the patch's path contains.
      const names = (patch.path as unknown[]).filter((part) => typeof part === 'string');
      const field = names.at(-1) ?? '';
      const redacted = answer({ [field]: value }, redactor) as Fields | undefined;
      return { ...patch, value: redacted?.[field] };
    };
    return {
      queryCacheKey: redactKey(queryCacheKey),
      patches: (patches as Fields[]).map(redactPatch),
    };
  }

  function cachePayload(type: string, payload: unknown): unknown {
    if (type === 'queries/cacheEntriesUpserted') return (payload as Fields[]).map(redactUpsert);
    if (type === 'queries/queryResultPatched') return redactPatched(payload as Fields);
    if (type === 'queries/removeQueryResult') {
      return { queryCacheKey: redactKey((payload as Fields).queryCacheKey) };
    }
    if (type === 'invalidation/updateProvidedBy') {
      return (payload as Fields[]).map(({ queryCacheKey, providedTags }) => ({
        providedTags: redactTags(providedTags),
        queryCacheKey: redactKey(queryCacheKey),
      }));
    }
    if (type === 'invalidateTags') {
      return (payload as (Tag | string)[]).map((tag) =>
        typeof tag === 'string' ? tag : redactTag(tag, redactor),
      );
    }
    return type === 'mutations/removeMutationResult' ? payload : masked(payload, redactor);
  }

  function payloadOf(type: string, payload: unknown): unknown {
    const [owner = '', name = ''] = type.split('/');
    const actions = (Object.hasOwn(sliceRules, owner) && sliceRules[owner]?.actions) || {};
    return (Object.hasOwn(actions, name) ? (actions[name] ?? masked) : masked)(payload, redactor);
  }

  /** @param type action type without the prefix `api/` */
  function redactCacheAction(type: string, action: Fields): RecordedAction | undefined {
    if (LEFT_OUT_OF_CACHE.test(type)) return undefined;
    if (REQUEST.test(type)) return redactRequest(action);
    const { payload, meta } = action;
    return {
      type: String(action.type),
      ...(payload === undefined ? {} : { payload: cachePayload(type, payload) }),
      ...(meta === undefined ? {} : { meta }),
    };
  }

  function redactRemembered({ type, key, payload }: Fields): RecordedAction {
    const slice = Object.values(sliceRules).find(({ persistKey }) => persistKey === key);
    const rule = slice ? byField(slice.fields) : masked;
    return {
      type: String(type),
      key,
      ...(payload === undefined ? {} : { payload: rule(payload, redactor) }),
    };
  }

  return {
    redactor,
    state: (state) =>
      mapped(state, (part, name) => {
        if (name === CACHE) return cache(part as object);
        return (slices.get(name) ?? ((slice: unknown) => masked(slice, redactor)))(part);
      }) as Record<string, object>,
    action: (action) => {
      const { type: rawType, payload, meta } = action as Fields;
      const type = String(rawType);
      if (LEFT_OUT.test(type)) return undefined;
      if (type.startsWith('persist/')) return redactRemembered(action as Fields);
      if (type.startsWith(`${CACHE}/`))
        return redactCacheAction(type.slice(CACHE.length + 1), action as Fields);
      return {
        type,
        ...(payload === undefined ? {} : { payload: payloadOf(type, payload) }),
        ...(meta === undefined ? {} : { meta: masked(meta, redactor) }),
      };
    },
  };
}
