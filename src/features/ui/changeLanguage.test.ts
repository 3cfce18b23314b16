/** Every read of the contract: what a choice of language or currency makes stale. */
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
  // An order's review is asked for by the step that names the cart, which is read again: see CheckoutScreen.test.tsx.
  .filter(({ operationId }) => operationId !== 'reviewOrder')
  .map(({ operationId, 'x-varies': varies = [] }) => ({ operationId, varies }));

interface Endpoint {
  readonly initiate: (argument: object) => unknown;
}

const { changeCurrency, getLanguageTexts, listBlogPosts } = api.endpoints;

async function settled({ dispatch }: AppStore): Promise<void> {
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
}

/** A store that has cached the answer of that read. */
async function opened(operationId: string) {
  const shop = setupStore({ answers: { changeCurrency: { status: 1 } } });
  await shop.store.dispatch(getLanguageTexts.initiate({ code: 'fr' }));
  const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[operationId];
  if (!endpoint) throw new Error(`There is no endpoint ${operationId}.`);
  const dispatch = shop.store.dispatch as (action: unknown) => PromiseLike<unknown>;
  await dispatch(endpoint.initiate({}));
  const before = shop.calls.length;
  /** The languages in which the read was asked for since. */
  const askedAgain = () =>
    shop.calls
      .slice(before)
      .filter(({ operation }) => operation === operationId)
      .map(({ headers }) => headers.get('accept-language'));
  return { store: shop.store, askedAgain };
}

it('LANGUAGE-01 CURRENCY-01 the contract says of some reads that they vary with each', () => {
  const named = new Set(reads.flatMap(({ varies }) => varies));
  expect(named).toEqual(new Set(['language', 'currency']));
  expect(reads.length).toBeGreaterThan(30);
});

describe.each(reads)('$operationId', ({ operationId, varies }) => {
  it('LANGUAGE-01 is asked for in the language chosen where it varies with it', async () => {
    const { store, askedAgain } = await opened(operationId);
    await store.dispatch(changeLanguage('fr'));
    await settled(store);
    expect(askedAgain()).toEqual(varies.includes('language') ? ['fr'] : []);
  });

  it('CURRENCY-01 is asked for again after a change of the currency where it varies with it', async () => {
    const { store, askedAgain } = await opened(operationId);
    await store.dispatch(changeCurrency.initiate({ currencyForm: { code: 'EUR' } }));
    await settled(store);
    expect(askedAgain()).toEqual(varies.includes('currency') ? ['en'] : []);
  });
});

describe('an answer that is on its way while the language changes', () => {
  const argument = { page: 1, limit: 12 };
  const inLanguage = (language: string | null) =>
    postsOf({ tags: [{ handle: 'all', name: String(language), count: 1 }] });

  /** Reads posts whose English answer is delayed, chooses French and then lets the English come. */
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

  it('LANGUAGE-01 is not taken for one in the language chosen', async () => {
    const { shown, last } = await overtaken(inLanguage('en'));
    expect(shown).not.toContain('en');
    expect(last.data).toEqual(inLanguage('fr'));
  });

  it('LANGUAGE-01 does not pass its failure on', async () => {
    const { last } = await overtaken(new Response('Broken', { status: 500 }));
    expect(last.data).toEqual(inLanguage('fr'));
    expect(last.isError).toBe(false);
  });
});
