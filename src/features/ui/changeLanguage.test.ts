import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { api } from '../../api/api.ts';
import type { AppStore } from '../../store/makeStore.ts';
import { postsOf } from '../../testing/contentData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { changeLanguage } from './changeLanguage.ts';
import { selectLanguage } from './uiSlice.ts';

interface Operation {
  operationId: string;
  'x-access': 'read' | 'write';
  'x-varies'?: string[];
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

const file = path.join(process.cwd(), 'contract/openapi.yaml');
const { paths } = load(readFileSync(file, 'utf8')) as Contract;
const reads = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation) => operation['x-access'] === 'read')
  // `reviewOrder` depends on the cart, whose refetch is tested in CheckoutScreen.test.tsx.
  .filter(({ operationId }) => operationId !== 'reviewOrder')
  .map(({ operationId, 'x-varies': varies = [] }) => ({ operationId, varies }));

interface Endpoint {
  readonly initiate: (argument: object) => unknown;
}

const { changeCurrency, getLanguageTexts, listBlogPosts } = api.endpoints;

async function settled({ dispatch }: AppStore): Promise<void> {
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
}

async function opened(operationId: string) {
  const shop = setupStore({ answers: { changeCurrency: { status: 1 } } });
  await shop.store.dispatch(getLanguageTexts.initiate({ code: 'fr' }));
  const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[operationId];
  if (!endpoint) throw new Error(`There is no endpoint ${operationId}.`);
  const dispatch = shop.store.dispatch as (action: unknown) => PromiseLike<unknown>;
  await dispatch(endpoint.initiate({}));
  const before = shop.calls.length;
  const askedAgain = () =>
    shop.calls
      .slice(before)
      .filter(({ operation }) => operation === operationId)
      .map(({ headers }) => headers.get('accept-language'));
  return { store: shop.store, askedAgain };
}

it('the contract has queries that vary with each [LANGUAGE-01, CURRENCY-01]', () => {
  const named = new Set(reads.flatMap(({ varies }) => varies));
  expect(named).toEqual(new Set(['language', 'currency']));
  expect(reads.length).toBeGreaterThan(30);
});

describe.each(reads)('$operationId', ({ operationId, varies }) => {
  it('is refetched in the new language if it varies with it [LANGUAGE-01]', async () => {
    const { store, askedAgain } = await opened(operationId);
    await store.dispatch(changeLanguage('fr'));
    await settled(store);
    expect(askedAgain()).toEqual(varies.includes('language') ? ['fr'] : []);
  });

  it('is refetched after a currency change if it varies with it [CURRENCY-01]', async () => {
    const { store, askedAgain } = await opened(operationId);
    await store.dispatch(changeCurrency.initiate({ currencyForm: { code: 'EUR' } }));
    await settled(store);
    expect(askedAgain()).toEqual(varies.includes('currency') ? ['en'] : []);
  });
});

describe('a response in flight during a language change', () => {
  const argument = { page: 1, limit: 12 };
  const inLanguage = (language: string | null) =>
    postsOf({ tags: [{ handle: 'all', name: String(language), count: 1 }] });

  async function overtaken(english: object) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answers: Answers = {
      getLanguageTexts: {},
      listBlogPosts: async ({ headers }: { headers: Headers }) => {
        if (headers.get('accept-language') === 'fr') return inLanguage('fr');
        await promise;
        return english;
      },
    };
    const { store } = setupStore({ answers });
    const reading = store.dispatch(listBlogPosts.initiate(argument));
    await store.dispatch(changeLanguage('fr'));
    const shown: unknown[] = [];
    const selectPosts = listBlogPosts.select(argument);
    store.subscribe(() => {
      const { data } = selectPosts(store.getState());
      if (data !== undefined) shown.push(data && data.tags[0]?.name);
    });
    expect(selectLanguage(store.getState())).toBe('fr');
    resolve();
    await reading;
    await settled(store);
    return { shown, last: selectPosts(store.getState()) };
  }

  it('is not stored under the new language [LANGUAGE-01]', async () => {
    const { shown, last } = await overtaken(inLanguage('en'));
    expect(shown).not.toContain('en');
    expect(last.data).toEqual(inLanguage('fr'));
  });

  it('does not report its failure [LANGUAGE-01]', async () => {
    const { last } = await overtaken(new Response('Broken', { status: 500 }));
    expect(last.data).toEqual(inLanguage('fr'));
    expect(last.isError).toBe(false);
  });
});
